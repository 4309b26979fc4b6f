"""The pages of the window other than the table, and the widgets they are made of."""
