"""The games of the box: rules, data and views, without a window."""
