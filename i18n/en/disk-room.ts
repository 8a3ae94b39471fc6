export const roomLeft = "The disk of the server has {free} left; at least {needed} must be free.";
export const makeRoom = "Remove backups that nobody needs, or ask your host for a larger disk.";
