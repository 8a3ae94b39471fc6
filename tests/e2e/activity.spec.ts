import path from "node:path";
import Database from "better-sqlite3";
import type { Language } from "#contracts/languages.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

/** Of before lines knew what they tell: what is stored is all there is, in English. */
const OLD = [
  ["settings", "languages", "Languages: English, বাংলা"],
  ["redirect", "r1", "3 addresses, the first /before"],
  ["page", "about", "About"],
  ["settings", "notice", "settings/notice (العربية)"],
] as const;

/** The newest first: what the test does, then what was there before. */
const LINES: Record<Language, (string | RegExp)[]> = {
  en: [
    "changed the languages that the site is read in: ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩",
    "created the post “A letter in عربي” (العربية)",
    "created the post “A letter in عربي”",
    "changed the settings “Notice banner” (العربية)",
    "changed the page “About”",
    "created the moved address “3 addresses, the first /before”",
    "changed the settings “Languages: English, বাংলা”",
  ],
  bn: [
    "সাইট কোন কোন ভাষায় পড়া যাবে তা বদলেছেন: ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩",
    "“A letter in عربي” লেখাটি (العربية) তৈরি করেছেন",
    "“A letter in عربي” লেখাটি তৈরি করেছেন",
    "“নোটিশ” সেটিংস (العربية) বদলেছেন",
    "“আমাদের কথা” পাতাটি বদলেছেন",
    "সরানো ঠিকানা “3 addresses, the first /before” তৈরি করেছেন",
    "“Languages: English, বাংলা” সেটিংস বদলেছেন",
  ],
  ar: [
    "تعديل لغات الموقع: ⁨English⁩، و⁨বাংলা⁩، و⁨العربية⁩",
    "إنشاء المقال «A letter in عربي» (العربية)",
    "إنشاء المقال «A letter in عربي»",
    "تعديل الإعدادات «شريط التنبيه» (العربية)",
    "تعديل الصفحة «من نحن»",
    "إنشاء العنوان المنقول «3 addresses, the first /before»",
    "تعديل الإعدادات «Languages: English, বাংলা»",
  ],
};

const UNKNOWN: Record<Language, string> = { en: "Somebody", bn: "কেউ একজন", ar: "شخص ما" };

test("what was done is told in the language of whoever reads; what was stored in English says so", async ({
  page,
  ownSite,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  storeOld(ownSite.folder);
  const post = { title: "A letter in عربي", type: "Visa Tips", image: "/a.svg", link: "a-letter" };
  const { body } = await ask(page, "POST", "/api/blogs", { ...post, content: "<p>Yes.</p>" });
  const translated = `/api/blogs/${body._id}?lang=ar`;
  expect((await ask(page, "PUT", translated, { title: "رسالة" })).status).toBe(200);
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });

  for (const language of ["en", "bn", "ar"] as const) {
    await ask(page, "PUT", "/api/users/profile", { language });
    await page.goto("/admin/settings/activity");
    await takenOver(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const lines = page.locator("ol.rows > li");
    for (const [at, line] of LINES[language].entries()) {
      await expect(lines.filter({ hasText: line }).first(), `${language} ${at}`).toBeVisible();
    }
    await expect(lines.filter({ hasText: UNKNOWN[language] })).toHaveCount(1);
    await expect(lines.filter({ hasText: "Somebody unknown" })).toHaveCount(0);
    const english = lines.locator("bdi[lang=en][dir=ltr]");
    await expect(english).toHaveText(["3 addresses, the first /before", "Languages: English, বাংলা"]);
    await expect(lines.locator("bdi[lang=ar]").first()).toHaveText("العربية");
    await expectNoFaults(page, TWO);
    // A sentence that leads somewhere is words, not boxes beside one another.
    await expect(lines.getByRole("link").locator("bdi").first()).toHaveCSS("display", "inline");
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await over()).toBe(0);
    }
  }
});

/** In order: the first is the oldest. */
function storeOld(folder: string): void {
  const database = new Database(path.join(folder, "rihla.sqlite"), { timeout: 10_000 });
  const staff = database.prepare<[], { id: string }>("select id from staff limit 1").get();
  const insert = database.prepare(
    `insert into audit (id, at, "userId", "userName", action, thing, "thingId", summary)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const at = new Date().toISOString();
  // Behind what the site's first day has left, before all that follows.
  const last = database
    .prepare<[], { id: string }>("select id from audit order by id desc limit 1")
    .get();
  for (const [number, [thing, thingId, summary]] of OLD.entries()) {
    const isKnown = thing !== "page";
    insert.run(
      ...[`${last?.id ?? "0"}-${number}`, at, isKnown ? (staff?.id ?? "") : null],
      ...[isKnown ? "Farida Yasmin" : "Somebody unknown"],
      ...[thing === "redirect" ? "create" : "update", thing, thingId, summary],
    );
  }
  database.close();
}
