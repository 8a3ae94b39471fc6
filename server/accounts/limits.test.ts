import { expect, test } from "vitest";
import { retryAfterOf } from "#contracts/refusals.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createKnownDevices } from "./known-device.ts";
import { createPasswordHelp } from "./password-help.ts";
import { createSignInLimits } from "./sign-in-limits.ts";
import { createUsedCodes } from "./used-codes.ts";

const SECRET = "a secret of the site that is long enough";
const EMAIL = "nadia@rihla.example";
const [HERE, THERE] = ["203.0.113.7", "198.51.100.1"];

const wrong = async () => {
  throw new DomainError("wrong-code");
};

async function open() {
  const opened = await openTestSite();
  const { site, db } = opened;
  const user = await makeUser(opened, { email: EMAIL });
  const devices = createKnownDevices({ secret: SECRET, env: { PUBLIC_URL: "http://localhost" } });
  const limits = createSignInLimits({ site, secret: SECRET, devices });
  const deviceOf = (id: string) => devices.remember(undefined, id).split(";")[0];

  /** How many tries of so many are let through, and why and for how many minutes the last is not. */
  async function let_(through: () => Promise<unknown>, tries: number) {
    const ends = await Promise.all(
      Array.from({ length: tries }, () =>
        through().then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    const held = ends.filter(
      (end) => end instanceof DomainError && end.code.startsWith("too-many"),
    );
    const [first] = held;
    const retryAfterS = retryAfterOf(first) ?? 0;
    const code = first instanceof DomainError ? first.code : null;
    return [tries - held.length, code, Math.round(retryAfterS / 60)];
  }
  const forget = () => db.deleteFrom("attempt").execute();
  return { ...opened, user, devices, limits, deviceOf, let: let_, forget };
}

test("how often what is wrong may be tried, from where and by whom", async () => {
  const { limits, user, deviceOf, let: through, forget } = await open();
  const signIn = (email: string, address: string, cookie?: string) => () =>
    limits.signIn(email, { address, cookie }, wrong);
  const known = deviceOf(user._id);
  expect(await through(signIn(EMAIL, HERE), 12)).toEqual([10, "too-many-tries", 15]);
  expect(await through(signIn(EMAIL.toUpperCase(), HERE), 1)).toEqual([0, "too-many-tries", 15]);
  expect(await through(signIn(EMAIL, THERE), 12)).toEqual([10, "too-many-tries", 15]);
  expect(await through(signIn(EMAIL, HERE, known), 12)).toEqual([10, "too-many-tries", 15]);
  expect(await through(signIn(EMAIL, HERE, deviceOf(user._id)), 1)).toEqual([1, null, 0]);
  expect(await through(signIn("other@rihla.example", HERE, known), 12)).toEqual([
    ...[10, "too-many-tries", 15],
  ]);
  await forget();
  const many = Array.from({ length: 6 }, (_, at) => signIn(`${at}@rihla.example`, HERE));
  const each = [];
  for (const one of many) each.push((await through(one, 10))[0]);
  expect(each).toEqual([10, 10, 10, 10, 10, 0]);
  await limits.clearAddress({ address: HERE });
  expect(await through(signIn("9@rihla.example", HERE), 1)).toEqual([1, null, 0]);
  await forget();
  const everywhere = [];
  for (let at = 1; at <= 11; at++)
    everywhere.push((await through(signIn(EMAIL, `192.0.2.${at}`), 10))[0]);
  expect(everywhere).toEqual([...Array(10).fill(10), 0]);
  await forget();
  const right = () => limits.signIn(EMAIL, { address: HERE }, async () => "in");
  for (let time = 0; time < 12; time++) expect(await right()).toBe("in");
});

test("what else is counted: codes, registrations, passkeys, questions and passwords of a session", async () => {
  const { limits, user, deviceOf, let: through } = await open();
  const known = deviceOf(user._id);
  const code = (address: string, cookie?: string) => () =>
    limits.code(user, { address, cookie }, wrong);
  const codes = [];
  for (let at = 1; at <= 4; at++) codes.push(await through(code(`192.0.2.${at}`), 10));
  expect(codes.map(([count]) => count)).toEqual([10, 10, 10, 0]);
  expect(codes.at(-1)).toEqual([0, "too-many-codes", 1440]);
  expect(await through(code(HERE, known), 10)).toEqual([10, null, 0]);
  const at = { address: HERE };
  expect(await through(() => limits.register(at, wrong), 52)).toEqual([50, "too-many-tries", 15]);
  expect(await through(() => limits.passkey(at, wrong), 52)).toEqual([50, "too-many-tries", 15]);
  expect(await through(() => limits.question(at), 202)).toEqual([200, "too-many-tries", 15]);
  const session = (id: string) => () => limits.confirm({ id, userId: user._id }, wrong);
  expect(await through(session("one"), 12)).toEqual([10, "too-many-tries", 15]);
  expect(await through(session("two"), 12)).toEqual([10, "too-many-tries", 15]);
});

test("a password that was right beside another mistake is no guess; a wrong one counts", async () => {
  const { limits, user, let: through } = await open();
  const confirm =
    (code: "common-password" | "wrong-current-password" | "wrong-recovery-code") => () =>
      limits.confirm({ id: "one", userId: user._id }, async () => {
        throw new DomainError(code);
      });
  for (let times = 0; times < 12; times++)
    await expect(confirm("common-password")()).rejects.toThrow("common-password");
  for (const code of ["wrong-current-password", "wrong-recovery-code"] as const)
    expect(await through(confirm(code), 5)).toEqual([5, null, 0]);
  expect(await through(confirm("common-password"), 1)).toEqual([0, "too-many-tries", 15]);
});

test("a code of an app counts once for each person, for a minute and a half", async () => {
  const { site, db } = await open();
  const used = createUsedCodes({ site, secret: SECRET });
  await used.use("nadia", "123456");
  await expect(used.use("nadia", "123456")).rejects.toThrow("wrong-code");
  await used.use("karim", "123456");
  await used.use("nadia", "654321");
  const [row] = await db.selectFrom("attempt").select("endsAt").limit(1).execute();
  expect((Date.parse(row?.endsAt ?? "") - Date.now()) / 1000).toBeCloseTo(90, -1);
});

test("a link for a new password: three an hour from one place, six in all, and nobody is told", async () => {
  const { site, db, user, devices, limits, deviceOf, let: through, forget } = await open();
  let isOn = false;
  const secondFactor = { find: async () => ({ isOn, recoveryCodesLeft: 0 }) };
  const deps = { site, secret: SECRET, devices, signInLimits: limits, secondFactor };
  const help = createPasswordHelp(deps);
  const asked = async (count: number, address: string, cookie?: string, email = EMAIL) => {
    const ask = () => help.request(email, { address, cookie });
    return (await through(ask, count))[0];
  };
  const began = performance.now();
  const ours = ` ${EMAIL.toUpperCase()}`;
  const each = [asked(1, HERE, undefined, "nobody@rihla.example"), asked(5, HERE, undefined, ours)];
  expect(await Promise.all(each)).toEqual([1, 5]);
  expect(performance.now() - began).toBeGreaterThanOrEqual(390);
  const mails = await db
    .selectFrom("mail")
    .select("to")
    .where("kind", "=", "password-reset")
    .execute();
  expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(EMAIL));
  await Promise.all([asked(5, THERE), asked(5, "192.0.2.1")]);
  const sent = () =>
    db.selectFrom("mail").select("id").where("kind", "=", "password-reset").execute();
  expect(await sent()).toHaveLength(6);
  await asked(5, HERE, deviceOf(user._id));
  expect(await sent()).toHaveLength(9);
  expect(await through(() => help.request("x@rihla.example", { address: HERE }), 16)).toEqual([
    ...[14, "too-many-tries", 60],
  ]);
  await forget();
  isOn = true;
  const guess = () => help.reset("no such secret", "a longer road home", { address: HERE });
  expect(await through(guess, 22)).toEqual([20, "too-many-tries", 60]);
});

test("a link for a new password makes its device known, but not where a code is asked for too", async () => {
  const { site, db, user, devices, limits } = await open();
  const knownAfter = async (isOn: boolean) => {
    const secondFactor = { find: async () => ({ isOn, recoveryCodesLeft: 0 }) };
    const deps = { site, secret: SECRET, devices, signInLimits: limits, secondFactor };
    await db.deleteFrom("mail").execute();
    await site.passwordReset.request(EMAIL);
    const { payload } = await db.selectFrom("mail").select("payload").executeTakeFirstOrThrow();
    const { secret } = JSON.parse(payload);
    const { cookies } = await createPasswordHelp(deps).reset(secret, "a longer road home", {
      address: HERE,
    });
    return cookies.map((one) => devices.recognise(one.split(";")[0], user._id) !== null);
  };
  expect([await knownAfter(false), await knownAfter(true)]).toEqual([[true], []]);
});
