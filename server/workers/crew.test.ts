import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { createCrew } from "./crew.ts";
import type { ToPrimary, ToWorker } from "./messages.ts";

const MINUTE_MS = 60_000;

/** A crew whose workers are no processes; the answer to each question is the test's. */
function open(answer: () => ToPrimary | null) {
  vi.useFakeTimers();
  const killed: string[] = [];
  const workers: EventEmitter[] = [];
  const fork = vi.spyOn(cluster, "fork").mockImplementation(() => {
    const worker = new EventEmitter();
    const send = ({ kind }: ToWorker) => {
      const said = kind === "are-you-alive" ? answer() : null;
      if (said) worker.emit("message", said);
    };
    const kill = (how: string) => void killed.push(how);
    const process = Object.assign(new EventEmitter(), { pid: 7, kill, send: () => true });
    workers.push(worker);
    return Object.assign(worker, { process, send, isConnected: () => true }) as never as Worker;
  });
  onTestFinished(() => {
    fork.mockRestore();
    vi.useRealTimers();
  });
  const crew = createCrew({
    ...{ count: 1, startedAt: 0, schema: "", log: catchLog().log },
    ...{ onMessage: () => {}, onGone: () => {}, onHopeless: () => {} },
  });
  crew.start();
  const [worker] = workers;
  for (const kind of ["join", "listening"] as const) worker?.emit("message", { kind });
  return { killed };
}

test("a worker that answers lives on, however long; one that says nothing for half a minute is ended", () => {
  const answering = open(() => ({ kind: "alive" }));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(answering.killed).toEqual([]);
  let isHanging = false;
  const hanging = open(() => (isHanging ? null : { kind: "alive" }));
  vi.advanceTimersByTime(MINUTE_MS);
  isHanging = true;
  vi.advanceTimersByTime(MINUTE_MS / 2 - 1000);
  expect(hanging.killed).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(hanging.killed[0]).toBe("SIGKILL");
});
