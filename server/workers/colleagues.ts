/** What workers tell and ask each other, by its name. */
export type Topic =
  | "backup"
  | "check"
  | "content"
  | "database-file"
  | "metrics"
  | "mistake"
  | "progress"
  | "unknown-address";

type Answer = { seat: number; data: unknown };

/**
 * The workers of one server, as one of them sees the others: each is a process of its own, and all of them answer on
 * one port. Listening again to a topic takes the place of whoever listened before.
 */
export type Colleagues = {
  /** Which of them this one is, from 1. */
  seat: number;
  /** How many there are. */
  count: number;
  /** When the server began, ms since 1970. */
  startedAt: number;
  tell: (topic: Topic, data: unknown) => void;
  /** Whichever does what one does for all hears it, be it this one. */
  tellLeader: (topic: Topic, data: unknown) => void;
  /** @param hear of what another one tells, and of its seat */
  onTold: (topic: Topic, hear: (data: never, seat: number) => void) => void;
  /** @returns what the others answer within a second */
  ask: (topic: Topic) => Promise<Answer[]>;
  onAsked: (topic: Topic, answer: () => unknown) => void;
  /** One has ended, in whatever way. */
  onGone: (topic: Topic, hear: (seat: number) => void) => void;
  /**
   * Only one of all has it at a time; whoever ends has it no more.
   * @param waitMs so long it is waited for, in the order of asking
   * @returns what gives it back; null: another one has it
   */
  turn: (name: string, waitMs?: number) => Promise<(() => void) | null>;
  exchange: Exchange;
};

/** To whoever writes, while the backup of today is made; or to all, and nothing of the site is open then. */
export type Closed = "writing" | "all";

/** Another site takes the place of this one while its processes run. */
export type Exchange = {
  /** Resolves when all other workers are. */
  closeOthers: (what: Closed) => Promise<void>;
  openOthers: () => void;
  /** @param close another worker asks for it; what is closed waits for `untilOpen` */
  onClose: (close: (what: Closed) => Promise<void>) => void;
  /** Closed: until the other site is in its place, or it is given up. */
  untilOpen: () => Promise<void>;
};
