"""What Athanor keeps on this computer: settings, names, kingdoms, saves, replays, and where they lie. No pygame."""
