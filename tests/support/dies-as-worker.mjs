// Loaded before a server: its workers end at once.
if (process.env.RIHLA_SEAT !== undefined) process.exit(3);
