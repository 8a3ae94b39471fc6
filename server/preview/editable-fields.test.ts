import { expect, test } from "vitest";
import { valueAt } from "#contracts/at-path.ts";
import { fieldIn } from "#contracts/edit-marks.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { editableFields, markedBody } from "./editable-fields.ts";

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

test("each text is marked with its own field", async () => {
  const { opened } = await openDemo();
  for (const shown of [
    await opened("home", "home"),
    await opened("package", "umrah"),
    await opened("page", "about"),
    await opened("page", "contact"),
    await opened("page", "privacy"),
  ]) {
    const fields = editableFields(shown);
    const body = markedBody(shown);
    expect(fields.length).toBeGreaterThan(1);
    for (const [index, { path }] of fields.entries()) {
      const text = valueAt(shown.body, path);
      expect(fieldIn(String(valueAt(body, path)))).toEqual({ index, text });
    }
    // What is unfinished has no mark, and stays.
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(shown.body).toSorted());
  }
});

test("a field is called as in its form", async () => {
  const { opened } = await openDemo();
  const labelsOf = async (...asked: Parameters<typeof opened>) =>
    new Map(editableFields(await opened(...asked)).map(({ path, label }) => [path, label]));
  const home = await labelsOf("home", "home");
  expect(home.get("Slide.0.content")).toBe("Headline of slide 1");
  expect(home.get("secondSecheading")).toBe("Heading");
  const pack = await labelsOf("package", "umrah");
  expect(pack.get("services.1")).toBe("Services, 2");
  const about = await labelsOf("page", "about");
  expect(about.get("hero.title")).toBe("Title");
  expect(about.get("leaders.0.name")).toMatch(/ of leader 1$/);
});

test("addresses, numbers and what facts are filled into are no words", async () => {
  const { opened } = await openDemo();
  const { place, body } = await opened("home", "home");
  const paths = (given: object) =>
    editableFields({ place, body: { ...body, ...given } }).map(({ path }) => path);
  expect(paths({})).toContain("secondSecheading");
  expect(paths({ secondSecheading: "Ask {name}" })).not.toContain("secondSecheading");
  expect(paths({ secondSecheading: 7 })).not.toContain("secondSecheading");
  for (const path of ["Slide.0.link", "Slide.0.bgImage", "ContactSecNumber", "mail", "video"]) {
    expect(paths({})).not.toContain(path);
  }
});
