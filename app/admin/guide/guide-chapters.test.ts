import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { chapterOf, GUIDE_CHAPTERS, GUIDE_PICTURES, guidePicture } from "#contracts/guide.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import { ADMIN_SCREENS } from "#tests/support/admin-screens.ts";
import { CHAPTERS, findInGuide, plainOf } from "./guide-chapters.ts";

test("every step names what there is, and says it in words", () => {
  const steps = Object.values(CHAPTERS).flatMap(({ how }) => how.flatMap((one) => one.steps));
  expect(steps.length).toBeGreaterThan(50);
  for (const step of steps) expect(plainOf(step)).not.toMatch(/[{}]/);
});

test("every chapter has its pictures in every language, and the page that they show leads to it", () => {
  expect(Object.keys(CHAPTERS).toSorted()).toEqual([...GUIDE_CHAPTERS].toSorted());
  for (const chapter of GUIDE_CHAPTERS) {
    expect(chapterOf(GUIDE_PICTURES[chapter])).toBe(chapter);
    for (const language of LANGUAGES) {
      for (const isPhone of [false, true]) {
        const file = `public${guidePicture({ language, chapter, isPhone })}`;
        expect([file, existsSync(file)]).toEqual([file, true]);
      }
    }
  }
});

/** Of each screen its chapter; of those that none is about the first one. */
const OF_SCREENS: Record<string, string[]> = {
  "first-day": [
    ...["", "/today", "/nothing", "/settings", "/settings/agency", "/settings/contact"],
    ...["/settings/social", "/settings/notice", "/settings/look"],
  ],
  writing: [
    ...["/package", "/package?package=umrah", "/blog", "/blog/create", "/blog/trash", "/pages"],
    ...["/pages/create", "/pages/trash", "/page/about", "/page/contact", "/page/privacy"],
    ...["/page/trust", "/history/home/home"],
  ],
  enquiries: [
    ...["/enquiries", "/enquiries/told-when", "/enquiries/templates/new", "/settings/enquiries"],
    "/settings/mail",
  ],
  pictures: ["/media"],
  security: ["/profile", "/settings/security"],
  departures: [
    ...["/departures", "/departures/paste", "/departures/edit/umrah-feb-direct"],
    "/departures/trash",
  ],
  papers: [
    ...["/licences", "/visas/trash", "/licences/trash", "/visas", "/visas/edit/work-qatar"],
    ...["/requirements", "/requirements/edit/passport"],
  ],
  languages: ["/translate/bn/package/umrah", "/translate/ar/home/home", "/settings/languages"],
  moving: ["/settings/moved", "/settings/move-in"],
  people: ["/settings/staff", "/settings/activity"],
  backups: ["/settings/backups", "/settings/system"],
};

test("the ? of each screen opens the chapter about it", () => {
  const opened: Record<string, string[]> = {};
  for (const screen of [...ADMIN_SCREENS, "/admin/settings/security"]) {
    const chapter = chapterOf(screen.replace(/\?.*/, ""));
    opened[chapter] = [...(opened[chapter] ?? []), screen.replace("/admin", "")];
  }
  const sorted = (all: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(all).map(([name, of]) => [name, of.toSorted()]));
  expect(sorted(opened)).toEqual(sorted(OF_SCREENS));
});

test("found by what one would type; answers whose title says it come first", () => {
  expect(findInGuide("lost phone")[0]).toMatchObject({ chapter: "security" });
  expect(findInGuide("lost phone")[0]?.title).toBe("The phone is lost");
  expect(findInGuide("INVITE colleague")[0]).toMatchObject({ chapter: "people", place: 0 });
  expect(findInGuide("passkey").length).toBeGreaterThan(1);
  expect(findInGuide("   ")).toEqual([]);
  expect(findInGuide(" zebra ")).toEqual([]);
  expect(findInGuide("phone zebra")).toEqual([]);
  expect(findInGuide("zebra")).toEqual([]);
  expect(findInGuide("(.*[")).toEqual([]);
});

test.each([
  ["colleague left", "Somebody leaves"],
  ["fired employee", "Somebody leaves"],
  ["resend invitation", "Take an invitation back, or send it again"],
  ["hand over ownership", "Give the site to somebody else"],
  ["2fa", "Ask for a code after the password"],
  ["stolen phone", "The phone is lost"],
  ["fingerprint", "Sign in with your finger or face"],
  ["logout stranger", "See where you are signed in"],
  ["new hosting", "Move to another server"],
  ["computer crashed", "The old server is gone"],
  ["test mail", "See that mail goes out"],
  ["privacy policy", "Rewrite what is still the example’s"],
])("what somebody in need would type is found: %s", (typed, title) => {
  expect(findInGuide(typed).map((hit) => hit.title)).toContain(title);
});
