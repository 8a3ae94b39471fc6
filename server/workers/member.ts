import type { SharedNumbers } from "#server/content/content-version.ts";
import type { WriteTurns } from "#server/db/write-turns.ts";
import type { Closed, Colleagues, Topic } from "./colleagues.ts";
import {
  COUNT,
  NUMBERS_FD,
  SCHEMA,
  SEAT,
  STARTED_AT,
  type ToPrimary,
  type ToWorker,
} from "./messages.ts";
import { openNumbersFile } from "./numbers-file.ts";

/** Whether this process is a worker that ours started. */
export const isWorker = (): boolean =>
  process.send !== undefined && process.env[SEAT] !== undefined;

type Duties = {
  /** It does for all of them what one does. */
  lead: () => void;
  /** What is under way ends, and the process with it. */
  leave: (why: string) => void;
};

type Way = {
  seat: number;
  count: number;
  /** ms since 1970. */
  startedAt: number;
  /** Descriptor of the file of numbers. */
  file: number;
  send: (message: ToPrimary) => void;
  onMessage: (hear: (message: ToWorker) => void) => void;
};

const wayOfProcess = (): Way => ({
  seat: Number(process.env[SEAT]),
  count: Number(process.env[COUNT]),
  startedAt: Number(process.env[STARTED_AT]),
  file: NUMBERS_FD,
  send: (message) => void process.send?.(message, undefined, {}, () => {}),
  onMessage: (hear) => void process.on("message", hear),
});

/** A worker's side of it all. @param way to the process that started it */
export function becomeMember(way = wayOfProcess()) {
  const { seat, count, startedAt, send } = way;
  const heard = new Map<Topic, (data: never, from: number) => void>();
  const answers = new Map<Topic, () => unknown>();
  const waiting = new Map<number, (message: ToWorker) => void>();
  let lastId = 0;
  const hearGone = new Map<Topic, (seat: number) => void>();
  let close = async (_what: Closed) => {};
  const waitsForOpen: (() => void)[] = [];
  let shallBeClosed = false;
  let closing = Promise.resolve();
  let joined = (_isLeading: boolean) => {};
  let duties: Duties = { lead: () => {}, leave: () => process.exit(0) };

  /** @returns what comes back under this id */
  function request<Kind extends ToWorker["kind"]>(
    make: (id: number) => ToPrimary,
  ): Promise<Extract<ToWorker, { kind: Kind }> & { id: number }> {
    const id = ++lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve as (message: ToWorker) => void);
      send(make(id));
    });
  }

  function settle(id: number, message: ToWorker): void {
    waiting.get(id)?.(message);
    waiting.delete(id);
  }

  function shut(what: Closed): void {
    shallBeClosed = true;
    closing = closing.then(() => close(what));
  }

  function open(): void {
    shallBeClosed = false;
    for (const go of waitsForOpen.splice(0)) go();
  }

  async function answer(id: number, topic: Topic): Promise<void> {
    const data = await (async () => answers.get(topic)?.())().catch(() => null);
    send({ kind: "answer", id, data: data ?? null });
  }

  way.onMessage((message) => {
    switch (message.kind) {
      case "are-you-alive":
        return send({ kind: "alive" });
      case "joined":
        return joined(message.isLeading);
      case "lead":
        return duties.lead();
      case "leave":
        return duties.leave(message.why);
      case "told":
        return heard.get(message.topic)?.(message.data as never, message.seat);
      case "asked":
        return void answer(message.id, message.topic);
      case "gone":
        for (const hear of hearGone.values()) hear(message.seat);
        return;
      case "close":
        return shut(message.what);
      case "open":
        return open();
      case "answers":
      case "turn-had":
      case "others-closed":
        return settle(message.id, message);
    }
  });

  const tell = (topic: Topic, data: unknown, isForLeader = false) =>
    send({ kind: "tell", topic, data, isForLeader });

  async function turn(name: string, waitMs = 0): Promise<(() => void) | null> {
    const { id, isHad } = await request<"turn-had">((id) => ({ kind: "turn", id, name, waitMs }));
    return isHad ? () => send({ kind: "turn-over", id }) : null;
  }

  const colleagues: Colleagues = {
    ...{ seat, count, startedAt, turn },
    tell: (topic, data) => tell(topic, data),
    tellLeader: (topic, data) => tell(topic, data, true),
    onTold: (topic, hear) => void heard.set(topic, hear),
    async ask(topic) {
      return (await request<"answers">((id) => ({ kind: "ask", id, topic }))).found;
    },
    onAsked: (topic, give) => void answers.set(topic, give),
    onGone: (topic, hear) => void hearGone.set(topic, hear),
    exchange: {
      async closeOthers(what) {
        await request<"others-closed">((id) => ({ kind: "close-others", id, what }));
      },
      openOthers: () => send({ kind: "open-others" }),
      onClose: (closing) => {
        close = closing;
      },
      // Whoever asked for it may have gone before this one was closed.
      untilOpen: async () => {
        if (!shallBeClosed) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        waitsForOpen.push(resolve);
        send({ kind: "closed" });
        await promise;
      },
    },
  };
  const numbers: SharedNumbers = openNumbersFile(way.file, seat, count);
  const turns: WriteTurns = (ms) => turn("write", ms);

  return {
    /** What it shares with the others of the database. */
    others: { count, numbers, turns, colleagues },
    /** Name of the migration that the database was prepared with. */
    schema: process.env[SCHEMA] ?? "",

    /** From here on the others count on it. @returns whether it leads */
    join(given: Duties): Promise<boolean> {
      duties = given;
      return new Promise((resolve) => {
        joined = resolve;
        send({ kind: "join" });
      });
    },

    listening: (): void => send({ kind: "listening" }),

    /** What it did for all has ended. */
    rested: (): void => send({ kind: "rested" }),
  };
}
