import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

/** Work that ends when it is told to. */
function open({ mostWaiting }: { mostWaiting: number }) {
  const limit = createConcurrencyLimit({ atOnce: 1, mostWaiting });
  const ended: string[] = [];
  const ask = (who: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = limit(() => promise, who).then((done) => done?.result ?? "turned away");
    answer.then((said) => ended.push(`${who}: ${said}`));
    return { end: () => resolve("done"), answer };
  };
  return { ask, ended };
}

test("callers take turns, however many of one wait", async () => {
  const { ask, ended } = open({ mostWaiting: 10 });
  const all = ["a", "a", "a", "b"].map(ask);
  for (const { end } of all) end();
  await Promise.all(all.map(({ answer }) => answer));
  expect(ended).toEqual(["a: done", "a: done", "b: done", "a: done"]);
});

test("when no more may wait, whoever has the most waiting loses one, time after time", async () => {
  const { ask, ended } = open({ mostWaiting: 2 });
  const [atWork, first, second] = ["a", "a", "a"].map(ask);
  const other = ask("b");
  expect(await second?.answer).toBe("turned away");
  expect(await ask("b").answer).toBe("turned away");
  for (const one of [atWork, first, other]) one?.end();
  await Promise.all([first?.answer, other.answer]);
  // Room again for as many as before.
  const next = ["c", "c", "c"].map(ask);
  for (const { end } of next) end();
  await Promise.all(next.map(({ answer }) => answer));
  expect(ended.slice(-3)).toEqual(Array(3).fill("c: done"));
});
