import { expect, test } from "vitest";
import { VISA_PURPOSES } from "./kinds/visa.ts";
import { papersBase, papersPath, purposeAt, visaAt } from "./papers-path.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

test("each kind of visa has a public page", () => {
  const paths: readonly string[] = PUBLIC_PAGES.map(({ path }) => path);
  for (const purpose of VISA_PURPOSES) {
    expect(paths).toContain(`${papersBase(purpose)}/*`);
    expect(purposeAt(papersBase(purpose))).toBe(purpose);
    expect(papersPath({ purpose, link: "malaysia" })).toBe(`${papersBase(purpose)}/malaysia`);
  }
});

test("what is no kind, or has no address yet, is shown on no page", () => {
  for (const purpose of ["", "hajj", "__proto__", "constructor"]) {
    expect(papersPath({ purpose, link: "malaysia" })).toBeNull();
  }
  expect(papersPath({ purpose: "visit", link: "" })).toBeNull();
  expect(() => purposeAt("/hajj/papers")).toThrow("asks for no visa");
});

test.each([
  ["/work-visa/papers/malaysia", { purpose: "work", link: "malaysia" }],
  ["/work-visa/papers/malaysia/driver", { purpose: "work", link: "malaysia" }],
  ["/work-visa/papers/", { purpose: "work", link: "" }],
  ["/work-visa/papers", null],
  ["/blog/work-visa/papers/malaysia", null],
  ["/work-visa", null],
])("at %s stand the papers of %j", (path, visa) => {
  expect(visaAt(path)).toEqual(visa);
});
