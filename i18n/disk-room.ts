import type { Room } from "#contracts/room.ts";
import { makeRoom, roomLeft } from "./en/disk-room.ts";
import { fileSize } from "./file-size.ts";
import { fill } from "./fill.ts";

/** How much is left, and how much there must be. */
export const roomWords = ({ freeBytes, neededBytes }: Room): string =>
  fill(roomLeft, { free: fileSize(freeBytes), needed: fileSize(neededBytes) });

/** With what the owner does about it. */
export const roomAndHelp = (room: Room): string => `${roomWords(room)} ${makeRoom}`;
