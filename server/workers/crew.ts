import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "#server/process/log.ts";
import { createDeaths } from "./deaths.ts";
import { rememberHandedOver } from "./handed-over.ts";
import { COUNT, SCHEMA, SEAT, STARTED_AT, type ToPrimary, type ToWorker } from "./messages.ts";
import { seatsOf } from "./numbers-file.ts";

/** Asked once a second, it has said nothing for so many times: it hangs. */
const MOST_SILENT = 30;
const ASK_MS = 1000;
const OPEN_MS = 100;
const NOT_STARTED = "not-started";
/** Each try without room makes the next one wait for twice as long, up to this. */
const LONGEST_REST_MS = 30_000;

export type Member = {
  seat: number;
  pid: number;
  state: "starting" | "joined" | "listening" | "leaving";
  send: (message: ToWorker) => void;
  kill: () => void;
  /** Resolves when it listens, with true; or has ended before that, with false. */
  begun: Promise<boolean>;
  ended: Promise<void>;
};

type CrewDeps = {
  count: number;
  startedAt: number;
  schema: string;
  log: Logger;
  /** What the crew itself does not understand. */
  onMessage: (member: Member, message: ToPrimary) => void;
  onGone: (member: Member) => void;
  /** Workers die as soon as they are started. */
  onHopeless: () => void;
};

type Watched = Member & {
  worker: Worker;
  bornAt: number;
  silent: number;
  /** Whether another one takes its place when it ends. */
  isReplaced: boolean;
};

/** The workers: who they are, who leads, and that there are as many as there shall be. */
export function createCrew(deps: CrewDeps) {
  const { count, startedAt, schema, log, onMessage, onGone, onHopeless } = deps;
  const members = new Set<Watched>();
  const deaths = createDeaths();
  let leader: Watched | null = null;
  /** Another site takes the place of this one. */
  let isClosed = false;
  /** All of them leave. */
  let isEnding = false;
  let filling: { timer: NodeJS.Timeout; at: number } | null = null;
  let restMs = ASK_MS;

  const staying = () => [...members].filter(({ state }) => state !== "leaving");

  function freeSeat(): number {
    const taken = new Set([...members].map(({ seat }) => seat));
    let seat = 1;
    while (taken.has(seat)) seat++;
    return seat;
  }

  function start(isReplaced = true): Member {
    const seat = freeSeat();
    const told = { [SEAT]: seat, [COUNT]: count, [STARTED_AT]: startedAt, [SCHEMA]: schema };
    const worker = cluster.fork(told);
    const [begun, ended] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()];
    const member: Watched = {
      ...{ seat, worker, isReplaced, state: "starting", silent: 0, bornAt: performance.now() },
      pid: worker.process.pid ?? 0,
      send: (message) => {
        if (worker.isConnected()) worker.send(message, () => {});
      },
      kill: () => void worker.process.kill("SIGKILL"),
      ...{ begun: begun.promise, ended: ended.promise },
    };
    members.add(member);
    // The system may have no process or file left for it: then it is told afterwards, and nothing else comes of it.
    const isBorn = worker.process.pid !== undefined;
    const closeHandedOver = isBorn ? rememberHandedOver(worker) : () => {};
    const end = (how: string | number) => {
      closeHandedOver();
      begun.resolve(false);
      ended.resolve();
      leave(member, how);
    };
    worker.on("error", (error) => {
      log.error({ err: error, worker: seat }, "a worker failed");
      if (isBorn) return;
      // Node forgets those that were born, when they end.
      delete cluster.workers?.[worker.id];
      end(NOT_STARTED);
    });
    worker.on("message", (message: ToPrimary) => {
      member.silent = 0;
      if (message.kind === "listening") begun.resolve(true);
      hear(member, message);
    });
    worker.once("exit", (code, signal) => end(signal ?? code));
    return member;
  }

  function hear(member: Watched, message: ToPrimary): void {
    if (message.kind === "join") {
      if (member.state === "starting") member.state = "joined";
      leader ??= member.state === "joined" ? member : null;
      member.send({ kind: "joined", isLeading: leader === member });
    } else if (message.kind === "listening") {
      if (member.state === "joined") member.state = "listening";
      restMs = ASK_MS;
    } else if (message.kind === "rested") {
      member.state = "leaving";
      if (leader === member) passOn();
    } else onMessage(member, message);
  }

  /** Another one does from now on what one does for all. */
  function passOn(): void {
    const ready = staying().filter(({ state }) => state !== "starting");
    leader = isLeaving()
      ? null
      : (ready.find(({ state }) => state === "listening") ?? ready[0] ?? null);
    leader?.send({ kind: "lead" });
  }

  const isAnswering = () => [...members].some(({ state }) => state === "listening");
  const isLeaving = () => [...members].every(({ state }) => state === "leaving");

  function leave(member: Watched, how: string | number): void {
    const isExpected = member.state === "leaving" && how === 0;
    members.delete(member);
    if (!isExpected) log.warn({ worker: member.seat, how }, "a worker ended by itself");
    onGone(member);
    if (leader === member) passOn();
    if (!member.isReplaced || isClosed || isEnding) return;
    // While others answer there is time: the system will have room again.
    if (how === NOT_STARTED && members.size > 0) return void rest();
    const pauseMs = isExpected ? 0 : deaths.note(performance.now() - member.bornAt);
    if (pauseMs !== null) return void fillIn(pauseMs);
    // What is open is still read.
    if (isAnswering()) rest();
    else onHopeless();
  }

  /** No other one can be started just now: each time it is waited for longer. */
  function rest(): void {
    if (!filling) restMs = Math.min(restMs * 2, LONGEST_REST_MS);
    fillIn(restMs);
  }

  /** Once, at the soonest of the times that were asked for: each filling starts all that are missing. */
  function fillIn(ms: number): void {
    const at = performance.now() + ms;
    if (filling && filling.at <= at) return;
    if (filling) clearTimeout(filling.timer);
    const timer = setTimeout(() => {
      filling = null;
      fill();
    }, ms);
    filling = { timer, at };
  }

  /** As many as there shall be, if any shall be. */
  function fill(): void {
    if (isClosed || isEnding) return;
    const missing = count - staying().filter(({ isReplaced }) => isReplaced).length;
    const seats = seatsOf(count) - members.size;
    for (let more = 0; more < Math.min(missing, seats); more++) {
      try {
        start();
      } catch (error) {
        // Node tells most of them by an event, and throws others, such as no memory.
        if (members.size === 0) throw error;
        log.error({ err: error }, "a worker failed");
        rest();
        return;
      }
    }
    if (missing > seats) fillIn(ASK_MS);
  }

  setInterval(() => {
    for (const member of members) {
      if (member.state !== "listening") continue;
      member.send({ kind: "are-you-alive" });
      if (member.silent++ < MOST_SILENT) continue;
      log.error({ worker: member.seat }, "a worker hangs: it is ended");
      member.kill();
    }
  }, ASK_MS).unref();

  return {
    start,
    fill,
    leader: (): Member | null => leader,
    all: (): Member[] => [...members],
    joined: (): Member[] => [...members].filter(({ state }) => state !== "starting"),

    /** Nothing new comes to it; another one leads when it has ended what it did for all. */
    dismiss(member: Member, why: string): void {
      const watched = member as Watched;
      watched.state = "leaving";
      watched.isReplaced = false;
      member.send({ kind: "leave", why });
    },

    end(): void {
      isEnding = true;
    },

    isEnding: (): boolean => isEnding,

    isClosed: (): boolean => isClosed,

    /** No other site is taking the place of this one. */
    async whenOpen(): Promise<void> {
      while (isClosed) await wait(OPEN_MS);
    },

    /** Counts from now on among those that there shall be. */
    keep(member: Member): void {
      (member as Watched).isReplaced = true;
    },

    close(): void {
      isClosed = true;
    },

    open(): void {
      isClosed = false;
      fill();
    },
  };
}

export type Crew = ReturnType<typeof createCrew>;
