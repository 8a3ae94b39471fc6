import { expect, test, vi } from "vitest";
import type { MailTable } from "#server/db/schema.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createMailRoom } from "./mail-room.ts";
import { queueMail } from "./outbox.ts";
import { type Send, SendError } from "./transport.ts";
import { retryDelayMs, silenceDelayMs, startMailWorker } from "./worker.ts";

test.each([
  [1, 60_000],
  [2, 180_000],
  [3, 540_000],
  [6, 14_580_000],
  [7, 43_200_000],
  [10, 43_200_000],
])("after %i tries the next one follows in %i ms, a fifth more or less", (tries, ms) => {
  expect([0, 0.5, 1].map((random) => retryDelayMs(tries, random))).toEqual([
    0.8 * ms,
    ms,
    1.2 * ms,
  ]);
});

test.each([
  [-5, 60_000],
  [0, 60_000],
  [60_000, 180_000],
  [3_600_000, 3_600_000],
])("a mail server that does not answer a mail %i ms old is asked again in %i ms", (age, ms) => {
  expect([0, 0.5, 1].map((random) => silenceDelayMs(age, random))).toEqual([
    0.8 * ms,
    ms,
    1.2 * ms,
  ]);
});

const refused = (isFinal: boolean) => new SendError("Refused.", { isAnswer: true, isFinal });

/** A site with one mail that is sent once. */
async function open(send: Send) {
  const opened = await openTestSite();
  const { site, db } = opened;
  const { log, lines } = catchLog();
  const env = { PUBLIC_URL: "https://rihla.example", SMTP_URL: "smtp://unused" };
  const mailRoom = createMailRoom({ site, env, spokenIn });
  const state = () => db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();

  async function sendOnce(given: Partial<MailTable> = {}) {
    const to = given.to === undefined ? "nadia@rihla.example" : given.to;
    await queueMail(db, { kind: given.kind ?? "check", to, payload: { secret: "abc" } });
    await db
      .updateTable("mail")
      .set({ lastError: null, ...given })
      .execute();
    const before = await state();
    const worker = startMailWorker({ site, mailRoom, send, host: "rihla.example", log, pollMs: 5 });
    await vi.waitFor(async () => expect((await state()).nextTryAt).not.toBe(before.nextTryAt));
    await worker.stop();
    const { nextTryAt, tries, lastError, leaseId, leaseUntil, payload, sentAt, ...row } =
      await state();
    const againInS = nextTryAt && (Date.parse(nextTryAt) - Date.now()) / 1000;
    await db.deleteFrom("mail").execute();
    expect([leaseId, leaseUntil]).toEqual([null, null]);
    return {
      state: row.state,
      to: row.to,
      tries,
      lastError,
      payload,
      isSent: sentAt !== null,
      againInS,
    };
  }
  return { ...opened, sendOnce, lines };
}

const SECRET = '{"secret":"abc"}';
const WAITS = { state: "waiting", to: "nadia@rihla.example", payload: SECRET, isSent: false };
const FAILED = { ...WAITS, state: "failed", againInS: null };
/** A fifth more or less, and a moment that passed. */
const about = (seconds: number) => expect.closeTo(seconds, -Math.log10(seconds * 0.44));

test("what the mail server answers, or does not, decides what becomes of a mail", async () => {
  let answer: Error | null = null;
  const send = vi.fn<Send>(async () => {
    if (answer) throw answer;
  });
  const { sendOnce, lines } = await open(send);
  const sent = { state: "sent", tries: 1, lastError: null, isSent: true, againInS: null };
  expect(await sendOnce()).toEqual({ ...WAITS, ...sent });
  expect(send.mock.calls[0]).toEqual([
    expect.objectContaining({ to: "nadia@rihla.example", replyTo: null }),
    expect.stringMatching(/^<[\da-f]{32}@rihla\.example>$/),
  ]);
  for (const kind of ["invitation", "password-reset"] as const) {
    expect(await sendOnce({ kind })).toEqual({ ...WAITS, ...sent, payload: "{}" });
  }

  answer = refused(false);
  const putOff = { ...WAITS, lastError: "Refused." };
  expect(await sendOnce()).toEqual({ ...putOff, tries: 1, againInS: about(60) });
  expect(await sendOnce({ tries: 8 })).toEqual({ ...putOff, tries: 9, againInS: about(43_200) });
  expect(await sendOnce({ tries: 9 })).toEqual({
    ...{ ...FAILED, tries: 10, lastError: "Refused. Given up after 10 tries." },
  });
  answer = refused(true);
  expect(await sendOnce()).toEqual({ ...FAILED, tries: 1, lastError: "Refused." });
  answer = new SendError("Silent at its end.", { isHanded: true });
  const handed = { ...WAITS, lastError: "Silent at its end." };
  expect(await sendOnce()).toEqual({ ...handed, tries: 1, againInS: about(60) });
  expect(await sendOnce({ tries: 9 })).toEqual({
    ...{ ...FAILED, tries: 10, lastError: "Silent at its end. Given up after 10 tries." },
  });
  answer = new SendError("Silent.", {});
  expect(await sendOnce({ tries: 9 })).toEqual({
    ...{ ...WAITS, tries: 9, lastError: "Silent.", againInS: about(60) },
  });
  expect(lines.filter(({ level }) => level === 50)).toEqual([]);
  answer = new TypeError("a fault of ours");
  expect(await sendOnce()).toEqual({
    ...{ ...WAITS, tries: 0, lastError: "Something went wrong on our side.", againInS: about(60) },
  });
  expect(lines.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual([
    "a mail failed",
  ]);
});

test("nothing is sent that is gone, too old, or to nobody", async () => {
  const send = vi.fn<Send>(async () => undefined);
  const { sendOnce } = await open(send);
  const past = new Date(Date.now() - 1000).toISOString();
  expect(await sendOnce({ kind: "monday" })).toEqual({
    ...{ ...FAILED, tries: 0, lastError: "What it tells about is no longer there." },
  });
  // Whether its clock is right is not known yet.
  expect(await sendOnce({ kind: "invitation", expiresAt: past })).toMatchObject({
    lastError: "The link in it is too old by now. Make a new one.",
  });
  expect(await sendOnce({ to: null })).toEqual({
    ...{ ...WAITS, to: null, tries: 0, againInS: about(60) },
    lastError: "There is nobody to send it to. Set the agency's email address.",
  });
  expect(send).not.toHaveBeenCalled();
});
