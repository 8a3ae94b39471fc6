import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { databaseAway } from "./database-away.ts";
import { createTurnLine } from "./turn-line.ts";

const AWAY = { code: "database-away", params: { retryAfterS: 5 } };

const HELD = Object.assign(new Error("not had"), { code: "55P03" });

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const done = { hasBegun: false, end: resolve, fail: () => reject(databaseAway(HELD)) };
  const run = () => {
    done.hasBegun = true;
    return promise;
  };
  return { ...{ run }, done };
}

const rounds = () => new Promise((resolve) => setImmediate(resolve));

test("two are at work, the third begins when one of them ends", async () => {
  const inTurn = createTurnLine();
  const works = [work(), work(), work()];
  const ends = works.map(({ run }) => inTurn(run));
  await rounds();
  expect(works.map(({ done }) => done.hasBegun)).toEqual([true, true, false]);
  for (const { done } of works) done.end("done");
  expect(await Promise.all(ends)).toEqual(["done", "done", "done"]);
});

test("where the turn is not had nobody waits on, and one tries until it is", async () => {
  const inTurn = createTurnLine();
  const works = [work(), work(), work()];
  const ends = Promise.allSettled(works.map(({ run }) => inTurn(run)));
  works[0]?.done.fail();
  works[1]?.done.fail();
  for (const end of await ends) expect(end).toMatchObject({ status: "rejected", reason: AWAY });
  expect(works[2]?.done.hasBegun).toBe(false);

  await expect(inTurn(work().run)).rejects.toMatchObject(AWAY);
  await wait(2100);
  const [probe, other] = [work(), work()];
  const probing = inTurn(probe.run);
  await expect(inTurn(other.run)).rejects.toMatchObject(AWAY);
  probe.done.end("had");
  expect(await probing).toBe("had");
  const [one, two] = [work(), work()];
  const both = [inTurn(one.run), inTurn(two.run)];
  one.done.end("one");
  two.done.end("two");
  expect(await Promise.all(both)).toEqual(["one", "two"]);
});
