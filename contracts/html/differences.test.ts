import { expect, test } from "vitest";
import { createBudget, differences } from "./differences.ts";

const same = (text: string) => text;
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

test("what is left becomes less, and what is refused costs nothing", () => {
  const budget = createBudget(10);
  expect(budget.spend(8)).toBe(true);
  expect(budget.isShort()).toBe(false);
  expect(budget.spend(3)).toBe(false);
  expect(budget.isShort()).toBe(true);
  expect(budget.spend(2)).toBe(true);
  expect(budget.isShort()).toBe(true);
});

test("the fewest differences; what was spent is missing at the next comparison", () => {
  const budget = createBudget(2000);
  const [before, after] = [numbered("a", 20), numbered("b", 20)];
  expect(differences(["a", "b", "c"], ["a", "c", "d"], same, budget)).toMatchObject([
    { count: 1, added: false, removed: false },
    { count: 1, removed: true },
    { count: 1, added: false, removed: false },
    { count: 1, added: true },
  ]);
  expect(differences(before, after, same, budget)).toHaveLength(2);
  expect(budget.isShort()).toBe(false);
  expect(differences(before, after, same, budget)).toBeNull();
  expect(budget.isShort()).toBe(true);
});

test("a search that would go on for minutes, through repetitions too, ends", () => {
  const [before, after] = [numbered("a", 100_000), numbered("b", 100_000)];
  expect(differences(before, after, same, createBudget(1_000_000))).toBeNull();
  const waves = (length: number) => Array.from({ length: 200_000 }, (_, at) => `${at % length}`);
  expect(differences(waves(7), waves(11), same, createBudget(1_000_000))).toBeNull();
});

test("keys are not made beyond it either", () => {
  let made = 0;
  const long = (text: string) => {
    made++;
    return text.repeat(1000);
  };
  expect(differences(numbered("a", 9000), [], long, createBudget(1000))).toBeNull();
  expect(made).toBeLessThan(100);
});

test("as much may be spent as there is, and then nothing is short", () => {
  const budget = createBudget(5);
  expect([budget.spend(5), budget.isShort(), budget.spend(1)]).toEqual([true, false, false]);
});

test("only what is too dear is nothing found; another mistake is one", () => {
  const broken = () => {
    throw new Error("no key");
  };
  expect(() => differences(["a"], [], broken, createBudget(100))).toThrow("no key");
});
