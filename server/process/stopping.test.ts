import { expect, test } from "vitest";
import { createStopping } from "./stopping.ts";

test("what is under way when it stops is refused at once, what begins after that is done", async () => {
  const stopping = createStopping();
  const underWay = stopping.signal();
  const waited = stopping.unlessStopped(new Promise(() => undefined));
  const begin = stopping.stop();
  await expect(waited).rejects.toThrow("restarting");
  await expect(stopping.unlessStopped(Promise.resolve())).rejects.toThrow("restarting");
  expect(() => stopping.refuseIfStopped()).toThrow("restarting");
  begin();
  expect(() => stopping.refuseIfStopped(underWay)).toThrow("restarting");
  stopping.refuseIfStopped();
  expect(await stopping.unlessStopped(Promise.resolve("stored"))).toBe("stored");
});
