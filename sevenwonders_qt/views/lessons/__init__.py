"""What lies over the table during a lesson."""
