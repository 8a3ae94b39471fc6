import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { eachMinute } from "./each-minute.ts";
import { startNightlyBackups } from "./nightly-backup.ts";

async function failures(error: unknown): Promise<unknown[]> {
  const told: unknown[] = [];
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const stop = eachMinute({
    async work() {
      begin();
      throw error;
    },
    onFailure: (failure) => told.push(failure),
  });
  await hasBegun;
  await stop();
  return told;
}

test("work begins at once, and what fails is told, but for a database that is away", async () => {
  const error = new Error("odd");
  expect(await failures(error)).toEqual([error]);
  expect(await failures(new DomainError("database-away", { retryAfterS: 5 }))).toEqual([]);
});

test("what waits before its first time does nothing when it is ended until then", async () => {
  const deeds: string[] = [];
  const stop = eachMinute({
    work: async () => void deeds.push("worked"),
    onFailure: () => deeds.push("failed"),
    waitMs: 60_000,
  });
  await stop();
  expect(deeds).toEqual([]);
});

async function night(look: (signal: AbortSignal) => Promise<void>, isMade: boolean) {
  const { log, lines } = catchLog();
  const { promise: hasCome, resolve: come } = Promise.withResolvers<void>();
  const made = async () => {
    come();
    return isMade;
  };
  const stop = startNightlyBackups({ look, night: made } as never, log);
  await hasCome;
  await stop();
  return lines.map(({ msg }) => msg);
}

test("a night whose backup is made is told; other nodes that cannot be looked for are told, and hold up none", async () => {
  const made = "the backup of the night was made and tried";
  const found = async () => {};
  expect(await night(found, true)).toEqual([made]);
  expect(await night(found, false)).toEqual([]);
  const lost = () => Promise.reject(new Error("no bucket"));
  expect(await night(lost, true)).toEqual(["the backups of other nodes were not looked for", made]);
  const away = () => Promise.reject(new DomainError("database-away", { retryAfterS: 5 }));
  expect(await night(away, true)).toEqual([made]);
});

test("what is ended while it looks for the backups of others makes none, and is told of nothing", async () => {
  const { log, lines } = catchLog();
  const deeds: string[] = [];
  const look = (signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(new Error("ended"))),
    );
  const made = async () => deeds.push("made") > 0;
  const stop = startNightlyBackups({ look, night: made } as never, log);
  await stop();
  expect([deeds, lines]).toEqual([[], []]);
});
