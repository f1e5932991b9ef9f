"""The web server: settings, the site's pages, health, and the one place where everything is wired."""
