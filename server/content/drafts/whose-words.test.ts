import { expect, test } from "vitest";
import type { DraftWrite } from "#contracts/draft.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const PRIVACY = { kind: "page", id: "privacy" } as const;

async function open() {
  const opened = await openTestSite({ demo: true });
  const { site } = opened;
  const writer = async (name: string) => {
    const { _id: by } = await makeUser(opened, { name });
    return {
      by,
      write: (title: string, seen: Omit<DraftWrite, "body"> = {}) =>
        site.draft.save(PRIVACY, { ...seen, body: { title } }, { by }),
      publish: async (title: string) => {
        const page = await site.page.findPrivacy();
        if (!page) throw new Error("no privacy page");
        const { lastChanged, intro, content } = page;
        const now = await site.page.updatePrivacy({ title, lastChanged, content, intro }, { by });
        return now.version;
      },
    };
  };
  const [nadia, rahim, karim] = [
    ...[await writer("Nadia"), await writer("Rahim"), await writer("Karim")],
  ] as const;
  if (!nadia || !rahim || !karim) throw new Error("not made");
  return { site, nadia, rahim, karim };
}

/** As whoever contradicts it is told. */
const told = (refused: Promise<unknown>) =>
  refused.then(
    () => "stored",
    (error) => error instanceof DomainError && (error.params as Refusal).current?.by,
  );
type Refusal = { current?: { by: unknown } };

const NOBODY = { names: [], isYou: false, isBackup: false };

test("of several who wrote since all are named, whoever did last first; oneself only where nobody else did", async () => {
  const { nadia, rahim, karim } = await open();
  const { version } = await nadia.write("One");
  const own = await nadia.write("Two", { version });
  expect(await told(nadia.write("Mine", { version }))).toEqual({ ...NOBODY, isYou: true });
  const second = await rahim.write("Three", { version: own.version });
  expect(await told(nadia.write("Mine", { version }))).toEqual({ ...NOBODY, names: ["Rahim"] });
  await karim.write("Four", { version: second.version });
  expect(await told(nadia.write("Mine", { version }))).toEqual({
    ...NOBODY,
    names: ["Karim", "Rahim"],
  });
  const late = { version: second.version };
  expect(await told(nadia.write("Mine", late))).toEqual({ ...NOBODY, names: ["Karim"] });
});

test("who made it public since is named to whoever had read what was public before", async () => {
  const { nadia, rahim, karim } = await open();
  const base = await karim.publish("One");
  await rahim.publish("Two");
  expect(await told(nadia.write("Mine", { base }))).toEqual({ ...NOBODY, names: ["Rahim"] });
  await nadia.publish("Three");
  expect(await told(nadia.write("Mine", { base }))).toEqual({ ...NOBODY, names: ["Rahim"] });
  const since = { base: base + 1 };
  expect(await told(nadia.write("Mine", since))).toEqual({ ...NOBODY, isYou: true });
});

test("where what one wrote on was thrown away, nobody has written since", async () => {
  const { site, nadia, rahim } = await open();
  await rahim.write("Theirs");
  await site.draft.discard(PRIVACY, { by: rahim.by });
  const { version, base } = await nadia.write("Mine");
  await site.draft.discard(PRIVACY, { by: rahim.by });
  const seen = { version, base, body: { intro: "Written on" } };
  const saved = await site.draft.save(PRIVACY, seen, { by: nadia.by });
  expect(saved).toMatchObject({ merged: true, by: NOBODY });
});
