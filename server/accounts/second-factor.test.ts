import { expect, test, vi } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";

test("the code that proved the app opens nothing any more; the next one does, and once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T06:00:10.000Z") });
  try {
    const { secret, status, codes, password, code } = await openWithApp();
    expect([status, codes.length]).toEqual([200, 10]);
    const signIn = async (typed: string) => {
      const { waiting } = await password();
      const answer = await code("totp", typed, waiting);
      return [answer.status, answer.body.code];
    };
    const next = await appCode(secret, 1);
    expect(await signIn(await appCode(secret))).toEqual([400, "wrong-code"]);
    expect(await signIn(next)).toEqual([200, undefined]);
    expect(await signIn(next)).toEqual([400, "wrong-code"]);
  } finally {
    vi.useRealTimers();
  }
});
