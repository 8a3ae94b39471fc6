import { expect, test } from "vitest";
import { createBodyRoom } from "./body-room.ts";

/** A body of so many bytes that still comes in. */
function open({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const room = createBodyRoom({ most, mostOfOne });
  return (who: string) => {
    const place = room(who);
    const body = { ...place, isGivenUp: false, take: (bytes: number) => place.take(bytes, giveUp) };
    const giveUp = () => {
      body.isGivenUp = true;
      place.leave();
    };
    return body;
  };
}

test("one who sends without end leaves room for others", () => {
  const place = open({ most: 10, mostOfOne: 6 });
  const [one, other] = [place("a"), place("b")];
  expect([one.take(6), place("a").take(1), other.take(4)]).toEqual([true, false, true]);
  one.leave();
  expect(place("a").take(6)).toBe(true);
});

test("in a full room whoever holds the most gives up the oldest that still comes in", () => {
  const place = open({ most: 12, mostOfOne: 6 });
  const bodies = ["a", "a", "a", "b", "b", "b"].map(place);
  expect(bodies.every((body) => body.take(2))).toBe(true);
  bodies[0]?.keep();
  const visitors = [place("c"), place("d")];
  expect(visitors.map((visitor) => visitor.take(2))).toEqual([true, true]);
  expect(bodies.map(({ isGivenUp }) => isGivenUp)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
  // Nobody holds more than they would.
  expect(place("a").take(2)).toBe(false);
});

test("what has come whole is not given up", () => {
  const place = open({ most: 4, mostOfOne: 4 });
  const whole = place("a");
  expect(whole.take(4)).toBe(true);
  whole.keep();
  expect([place("b").take(2), whole.isGivenUp]).toEqual([false, false]);
});

test("what has left is not asked to give up", () => {
  const room = createBodyRoom({ most: 4, mostOfOne: 4 });
  const [left, whole, other] = [room("a"), room("a"), room("b")];
  left.take(2, () => {
    throw new Error("it has left");
  });
  left.leave();
  whole.take(4, () => whole.leave());
  whole.keep();
  expect(other.take(2, () => other.leave())).toBe(false);
});
