import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { patiently, withPatience } from "#server/db/patience.ts";
import { untilChanged } from "./until-changed.ts";

const AWAY = { code: "database-away" };
const READ_MS = 400;
const NEVER = new Promise<never>(() => undefined);

/** Read by a question to a slow database. */
function open({ fails = 0 } = {}) {
  let [version, reads] = [1, 0];
  const read = untilChanged({ current: () => version }, async () => {
    reads++;
    await patiently(() => wait(READ_MS));
    if (reads <= fails) throw new Error("broken");
    return reads;
  });
  return { read, change: () => version++, reads: () => reads };
}

test("who asks first waits no longer than they would alone; what they asked for is read on for others", async () => {
  const { read, reads } = open();
  const first = withPatience(read, READ_MS / 4);
  const others = Promise.all([read(), withPatience(read, READ_MS * 10)]);
  await expect(first).rejects.toMatchObject(AWAY);
  expect(await others).toEqual([1, 1]);
  expect([await read(), reads()]).toEqual([1, 1]);
});

test("what lies in memory is given to whoever has waited for long enough already", async () => {
  const { read, change } = open();
  await read();
  const late = async (ask: () => Promise<number>) => {
    await expect(patiently(() => NEVER)).rejects.toMatchObject(AWAY);
    return ask();
  };
  expect(await withPatience(() => late(read), 50)).toBe(1);
  change();
  await expect(withPatience(() => late(read), 50)).rejects.toMatchObject(AWAY);
  expect(await read()).toBe(2);
});

test("what failed is read again; all who waited for it get its error", async () => {
  const { read, reads } = open({ fails: 1 });
  const both = await Promise.allSettled([read(), withPatience(read)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([await read(), reads()]).toEqual([2, 2]);
});
