import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import promised from "node:timers/promises";
import { onTestFinished, vi } from "vitest";
import { SEAT, type ToPrimary, type ToWorker } from "#server/workers/messages.ts";

export type Born = EventEmitter & { seat: number; heard: string[]; killed: string[] };

export type Told = { answer?: () => ToPrimary | null; isRoom?: () => boolean };

/**
 * What the cluster starts is no process; the answer to each question is the test's, and so is the time.
 * @returns those that were started, in their order, and what lets one of them say something
 */
export function fakeWorkers({ answer = () => ({ kind: "alive" }), isRoom = () => true }: Told) {
  vi.useFakeTimers();
  // Those of promises stay as they are otherwise.
  const wait = vi
    .spyOn(promised, "setTimeout")
    .mockImplementation(
      (ms, value) => new Promise((go) => setTimeout(() => go(value as never), ms)),
    );
  syncBuiltinESMExports();
  const workers: Born[] = [];
  const fork = vi.spyOn(cluster, "fork").mockImplementation((given) => {
    const born: Born = Object.assign(new EventEmitter(), {
      ...{ seat: Number((given as Record<string, unknown>)[SEAT]), heard: [], killed: [] },
    });
    const send = (message: ToWorker) => {
      const { kind } = message;
      const said = kind === "are-you-alive" ? answer() : null;
      if (said) born.emit("message", said);
      if (kind === "joined") born.heard.push(message.isLeading ? "joined and leads" : "joined");
      else if (kind !== "are-you-alive") born.heard.push(kind);
    };
    const kill = (how: string) => void born.killed.push(how);
    const pid = isRoom() ? 7 : undefined;
    const process = Object.assign(new EventEmitter(), { pid, kill, send: () => true });
    workers.push(born);
    if (!pid) setTimeout(() => born.emit("error", new Error("no room")), 1);
    return Object.assign(born, { process, send, isConnected: () => true }) as never as Worker;
  });
  onTestFinished(() => {
    fork.mockRestore();
    wait.mockRestore();
    syncBuiltinESMExports();
    vi.useRealTimers();
  });
  const say = (worker: Born | undefined, ...kinds: ("join" | "listening" | "rested")[]) => {
    for (const kind of kinds) worker?.emit("message", { kind });
  };
  return { workers, say };
}
