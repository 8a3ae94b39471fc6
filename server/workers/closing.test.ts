import { expect, onTestFinished, test, vi } from "vitest";
import { createClosing } from "./closing.ts";
import type { Member } from "./crew.ts";

function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  const member = (seat: number) =>
    ({
      send: ({ kind, ...more }: { kind: string }) =>
        done.push(`${seat} ${kind} ${Object.values(more).join()}`.trim()),
      kill: () => done.push(`${seat} killed`),
    }) as object as Member;
  const [first, second, third] = [member(1), member(2), member(3)] as const;
  let all: Member[] = [first, second, third];
  const closing = createClosing({
    crew: {
      all: () => all,
      // The third opens the site just now.
      joined: () => all.filter((one) => one !== third),
      close: () => void done.push("closed"),
      open: () => void done.push("open"),
    } as never,
    settle: () => void done.push("settled"),
  });
  const came = () => done.splice(0);
  const alone = () => {
    all = [first];
  };
  return { closing, first, second, third, came, alone };
}

test("the others close, and who exchanges hears of it once all have", () => {
  const { closing, first, second, third, came } = open();
  closing.begin(first, 7, "all");
  expect(came()).toEqual(["closed", "2 close all", "3 killed"]);
  closing.closed(second);
  closing.closed(second);
  expect(came()).toEqual([]);
  closing.gone(third);
  expect(came()).toEqual(["1 others-closed 7"]);
  vi.advanceTimersByTime(60_000);
  expect(came()).toEqual([]);
  closing.end(second);
  expect(came()).toEqual([]);
  closing.end(first);
  expect(came()).toEqual(["1 open", "2 open", "open"]);
  closing.end(first);
  expect(came()).toEqual([]);
});

test("whoever does not close in time is killed; where who exchanges is gone, the site of before is put back", () => {
  const { closing, first, second, came } = open();
  closing.begin(first, 8, "writing");
  came();
  vi.advanceTimersByTime(44_000);
  expect(came()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(came()).toEqual(["2 killed", "3 killed"]);
  closing.gone(second);
  expect(came()).toEqual([]);
  closing.gone(first);
  expect(came()).toEqual(["settled", "1 open", "2 open", "open"]);
});

test("whoever is alone need not wait", () => {
  const { closing, first, came, alone } = open();
  alone();
  closing.begin(first, 9, "all");
  expect(came()).toEqual(["closed", "1 others-closed 9"]);
});
