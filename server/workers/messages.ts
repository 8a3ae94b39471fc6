import type { Closed, Topic } from "./colleagues.ts";

/** From a worker to the process that started it. An `id` is the worker's own. */
export type ToPrimary =
  /** It is about to listen: from here on it is told, asked and waited for. */
  | { kind: "join" }
  | { kind: "listening" }
  | { kind: "alive" }
  /** What it did for all of them has ended. */
  | { kind: "rested" }
  | { kind: "tell"; topic: Topic; data: unknown; isForLeader?: boolean }
  | { kind: "ask"; id: number; topic: Topic }
  | { kind: "answer"; id: number; data: unknown }
  | { kind: "turn"; id: number; name: string; waitMs: number }
  | { kind: "turn-over"; id: number }
  | { kind: "close-others"; id: number; what: Closed }
  | { kind: "open-others" }
  | { kind: "closed" };

export type ToWorker =
  | { kind: "joined"; isLeading: boolean }
  /** It does for all of them what one does. */
  | { kind: "lead" }
  /** Nothing new comes to it: what is under way ends, and it with it. */
  | { kind: "leave"; why: string }
  | { kind: "are-you-alive" }
  | { kind: "told"; topic: Topic; data: unknown; seat: number }
  | { kind: "asked"; id: number; topic: Topic }
  | { kind: "answers"; id: number; found: { seat: number; data: unknown }[] }
  | { kind: "turn-had"; id: number; isHad: boolean }
  | { kind: "gone"; seat: number }
  | { kind: "close"; what: Closed }
  | { kind: "others-closed"; id: number }
  | { kind: "open" };

/** What a worker is started with, beside the environment of the server. */
export const SEAT = "RIHLA_SEAT";
/** How many workers there are. */
export const COUNT = "RIHLA_WORKERS";
export const STARTED_AT = "RIHLA_STARTED_AT";
/** The last migration that the process knows that prepared the database. */
export const SCHEMA = "RIHLA_SCHEMA";
/** Descriptor of the file of numbers, in a worker: after its input, outputs and channel. */
export const NUMBERS_FD = 4;
