"""Painters that every view shares: design tokens, fonts, cached art, canvas, cards and wonders."""
