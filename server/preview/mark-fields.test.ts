import { expect, test } from "vitest";
import { valueAt } from "#contracts/at-path.ts";
import { fieldIn } from "#contracts/edit-marks.ts";
import { PAGE_IDS } from "#contracts/kinds/page.ts";
import type { Shown } from "#server/content/shown-body.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { markFields } from "./mark-fields.ts";

async function openDemo() {
  const { site } = await openTestSite({ demo: true });
  const opened = async (kind: "home" | "package" | "page", id: string) => {
    const place = { kind, id } as const;
    const found = await site.draft.opened(place);
    if (!found) throw new Error("the demo has none");
    return { place, body: found.body };
  };
  return { opened };
}

const fieldsOf = (shown: Shown) => markFields([shown], 0).fields;

test("each text is marked with its own field", async () => {
  const { opened } = await openDemo();
  for (const shown of [
    await opened("home", "home"),
    await opened("package", "umrah"),
    ...(await Promise.all(PAGE_IDS.map((id) => opened("page", id)))),
  ]) {
    const {
      fields,
      shown: [{ body } = shown],
    } = markFields([shown], 2);
    expect(fields.length).toBeGreaterThan(1);
    for (const [index, { path, kind }] of fields.entries()) {
      const text = valueAt(shown.body, path);
      if (kind === "words") {
        expect(fieldIn(String(valueAt(body, path)))).toEqual({ index, state: 2, text });
      } else {
        expect(valueAt(body, path)).toBe(text);
      }
    }
    // What is unfinished has no mark, and stays.
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(shown.body).toSorted());
  }
});

test("a field is called as in its form", async () => {
  const { opened } = await openDemo();
  const labelsOf = async (...asked: Parameters<typeof opened>) =>
    new Map(fieldsOf(await opened(...asked)).map(({ path, label }) => [path, label]));
  const home = await labelsOf("home", "home");
  expect(home.get("Slide.0.content")).toBe("Headline of slide 1");
  expect(home.get("secondSecheading")).toBe("Heading");
  const pack = await labelsOf("package", "umrah");
  expect(pack.get("services.1")).toBe("Services, 2");
  const about = await labelsOf("page", "about");
  expect(about.get("hero.title")).toBe("Title");
  expect(about.get("leaders.0.name")).toMatch(/ of leader 1$/);
  // A part of a group may be called as what is said of lists.
  const trust = await labelsOf("page", "trust");
  expect(trust.get("never.items.1")).toBe("What you never ask, 2");
});

test("addresses of pages, numbers and days are no words", async () => {
  const { opened } = await openDemo();
  const home = await opened("home", "home");
  const found = (given: object) =>
    fieldsOf({ ...home, body: { ...home.body, ...given } }).map(({ path }) => path);
  expect(found({ secondSecheading: "Ask {name}" })).toContain("secondSecheading");
  expect(found({})).toContain("ContactSecNumber");
  expect(found({ secondSecheading: 7 })).not.toContain("secondSecheading");
  for (const path of ["Slide.0.link", "video"]) expect(found({})).not.toContain(path);
});

test("a list of many thousands is marked in one go", async () => {
  const { opened } = await openDemo();
  const { place, body } = await opened("package", "umrah");
  const services = Array.from({ length: 100_000 }, (_, at) => `Service ${at}`);
  const { fields, shown } = markFields([{ place, body: { ...body, services } }], 3);
  const index = fields.findIndex(({ path }) => path === "services.99999");
  const last = valueAt(shown[0]?.body, "services.99999");
  expect(fieldIn(String(last))).toEqual({ index, state: 3, text: "Service 99999" });
  expect(services[0]).toBe("Service 0");
});

test("items tell their list; a new one waits for its words", async () => {
  const { opened } = await openDemo();
  const { place, body } = await opened("package", "umrah");
  const fields = fieldsOf({ place, body: { ...body, services: ["Visa", ""], title: "" } });
  expect(fields.filter(({ list }) => list?.path === "services")).toEqual([
    expect.objectContaining({
      path: "services.0",
      list: { path: "services", one: "service", at: 0 },
    }),
    expect.objectContaining({
      path: "services.1",
      list: { path: "services", one: "service", at: 1 },
    }),
  ]);
  expect(fields.map(({ path }) => path)).not.toContain("title");
});

test("of the settings: what pages show as words; each document marks its own", async () => {
  const { site } = await openTestSite({ demo: true });
  const shown: Shown[] = [];
  for (const place of [
    { kind: "package", id: "hajj" },
    { kind: "settings", id: "agency" },
    { kind: "settings", id: "contact" },
  ] as const) {
    const found = await site.draft.opened(place);
    if (found) shown.push({ place, body: found.body });
  }
  const {
    fields,
    shown: [pack, agency],
  } = markFields(shown, 0);
  const paths = fields.filter(({ document }) => document > 0).map(({ path }) => path);
  expect(paths).toContain("brand.name");
  expect(paths).toContain("phones.0.number");
  for (const path of ["whatsapp", "timeZone", "brand.tagline"]) expect(paths).not.toContain(path);
  expect(paths.filter((path) => path.startsWith("hours"))).toEqual([]);
  const index = fields.findIndex(({ path }) => path === "brand.name");
  expect(fieldIn(String(valueAt(agency?.body, "brand.name")))?.index).toBe(index);
  expect(JSON.stringify(pack?.body.bannerimageUrl)).not.toMatch(/[\u2060-\u2064]/);
});
