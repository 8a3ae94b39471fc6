import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { said, smallCrew } from "#tests/support/small-crew.ts";
import { createTurns } from "./turns.ts";

function open() {
  const turns = createTurns();
  const had: string[] = [];
  const take = (who: number, id: number, waitMs = 1000, name = "write") =>
    turns.take({ who, id, name, waitMs }, (isHad) => had.push(`${who}.${id} ${isHad}`));
  return { turns, had, take };
}

test("in the order of asking, by name; who does not wait is told at once", () => {
  const { turns, had, take } = open();
  take(1, 1);
  take(2, 1);
  take(1, 2);
  take(3, 1, 0);
  take(3, 2, 0, "backup");
  expect(had).toEqual(["1.1 true", "3.1 false", "3.2 true"]);
  turns.end(1, 1);
  expect(had.at(-1)).toBe("2.1 true");
  turns.end(2, 1);
  expect(had.at(-1)).toBe("1.2 true");
  turns.end(1, 2);
  take(3, 3, 0);
  expect(had.at(-1)).toBe("3.3 true");
});

test("who does not wait has no turn behind a single one, nor do they stand in the way of the next", () => {
  const { turns, had, take } = open();
  take(1, 1);
  take(2, 1, 0);
  expect(had).toEqual(["1.1 true", "2.1 false"]);
  turns.end(1, 1);
  take(3, 1, 0);
  expect(had).toEqual(["1.1 true", "2.1 false", "3.1 true"]);
});

test("who ended has none and waits for none; the end of what was never had changes nothing", () => {
  const { turns, had, take } = open();
  take(1, 1);
  take(2, 1);
  take(3, 1);
  turns.end(9, 9);
  turns.endAll(2);
  expect(had).toEqual(["1.1 true"]);
  turns.endAll(1);
  expect(had).toEqual(["1.1 true", "3.1 true"]);
});

test("who waited for too long is told, and whoever comes after them is next", async () => {
  const { turns, had, take } = open();
  take(1, 1);
  take(2, 1, 5);
  take(3, 1);
  await expect.poll(() => had).toEqual(["1.1 true", "2.1 false"]);
  turns.end(1, 1);
  expect(had.at(-1)).toBe("3.1 true");
});

test("a worker that is killed in its turn leaves it to the next one", async () => {
  const [one, other] = smallCrew();
  expect(await one.turns(100)).not.toBeNull();
  expect(await other.turns(5)).toBeNull();
  const waiting = other.turns(10_000);
  await said();
  one.end();
  expect(await waiting).not.toBeNull();
});

test("who has waited for a turn keeps it, also when the time of waiting is over", async () => {
  const { turns, had, take } = open();
  take(1, 1);
  take(2, 1, 5);
  turns.end(1, 1);
  await wait(20);
  take(3, 1, 0);
  expect(had).toEqual(["1.1 true", "2.1 true", "3.1 false"]);
});
