import { expect, onTestFinished, test, vi } from "vitest";
import { watchSilence } from "./watch-silence.ts";

/** A request that is sent, and whether the server can be reached beside it. */
function open() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let isThere = true;
  const knocks = vi.fn(async () => ({ ok: isThere }));
  vi.stubGlobal("fetch", knocks);
  onTestFinished(() => void vi.unstubAllGlobals());
  const upload = new EventTarget();
  const abort = vi.fn();
  const request = Object.assign(new EventTarget(), { upload, abort });
  const onSilent = vi.fn();
  watchSilence(request as unknown as XMLHttpRequest, onSilent);
  const away = () => {
    isThere = false;
  };
  const say = (target: EventTarget, what: string) => target.dispatchEvent(new Event(what));
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { request, upload, abort, onSilent, knocks, away, say, pass };
}

test("as long as bytes are taken it goes on; a minute without one ends it", async () => {
  const { upload, abort, onSilent, say, pass } = open();
  for (let times = 0; times < 5; times++) {
    await pass(50);
    say(upload, "progress");
  }
  expect(onSilent).not.toHaveBeenCalled();
  await pass(65);
  expect(onSilent).toHaveBeenCalled();
  expect(abort).toHaveBeenCalled();
});

test("once all is sent the server may work on it for long, if it is there; at the end nobody knocks", async () => {
  const { request, upload, onSilent, knocks, away, say, pass } = open();
  say(upload, "load");
  await pass(300);
  expect(onSilent).not.toHaveBeenCalled();
  const before = knocks.mock.calls.length;
  expect(before).toBe(20);
  say(request, "loadend");
  away();
  await pass(300);
  expect([knocks.mock.calls.length, onSilent.mock.calls.length]).toEqual([before, 0]);
});

test("a server that is gone while it works on it ends it", async () => {
  const { upload, onSilent, away, say, pass } = open();
  say(upload, "load");
  await pass(30);
  away();
  await pass(90);
  expect(onSilent).toHaveBeenCalled();
});

test("once all is sent a minute begins anew", async () => {
  const { upload, onSilent, knocks, say, pass } = open();
  await pass(50);
  say(upload, "load");
  await pass(14);
  expect([knocks.mock.calls.length, onSilent.mock.calls.length]).toEqual([0, 0]);
});
