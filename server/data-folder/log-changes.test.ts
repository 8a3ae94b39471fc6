import { expect, onTestFinished, test, vi } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { logChanges, tellPicturesGone, tellWhy } from "./watch-files.ts";

const FINE = {
  whyShut: () => null,
  whyLost: () => null,
  isFull: () => false,
  isCramped: () => false,
};
type Watch = Parameters<typeof tellWhy>[0];

test.each<[Partial<Watch>, RegExp | null]>([
  [{}, null],
  [
    { whyShut: () => "it is read-only" },
    /^Nothing can be saved: it is read-only\. .*mount its disk for writing/,
  ],
  [
    { whyLost: () => "its file was removed" },
    /^Nothing can be saved: its file was removed\. Stop the server, put the file back/,
  ],
  [{ isFull: () => true, isCramped: () => true }, /the disk is full\. .*make room on the disk\.$/],
  [{ isCramped: () => true }, /does not let the database file grow\. .*raise the quota/],
  [{ whyShut: () => "shut", whyLost: () => "lost", isFull: () => true }, /: shut\./],
  [{ whyLost: () => "lost", isFull: () => true }, /: lost\./],
])("why nothing can be stored: %#", (more, words) => {
  const told = tellWhy({ ...FINE, ...more } as Watch)();
  if (words === null) expect(told).toBe(null);
  else expect(told).toMatch(words);
});

test("each is logged once as it begins and as it ends, until nobody looks any more", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = catchLog();
  let [why, areGone]: [string | null, boolean] = [null, true];
  const end = logChanges(
    { whyNotStored: () => why, whyNotFound: tellPicturesGone(() => areGone) },
    log,
  );
  const said = () => lines.splice(0).map(({ level, msg }) => [level, String(msg).slice(0, 24)]);
  expect(said()).toEqual([[50, "Pictures are not found: "]]);
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([]);
  why = "The disk is full.";
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([[50, "The disk is full."]]);
  [why, areGone] = [null, false];
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([
    [30, "What is saved is stored "],
    [30, "Pictures are found again"],
  ]);
  end();
  why = "Again.";
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual([]);
});
