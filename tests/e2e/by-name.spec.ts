import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

/** By code ألمانيا and إيطاليا stand before البرازيل, whose alef has no hamza; ড় (at the end) behind all others. */
const VISAS = [
  ["DE", "germany", "ألمانيا"],
  ["BR", "brazil", "البرازيل"],
  ["IT", "italy", "إيطاليا"],
  ["AX", "aland", "বাড়ি"],
  ["ZW", "zimbabwe", "বাঢ়"],
] as const;

const NEAR = ["", "/bn", "/ar"] as const;

test("countries stand in the order of the page's language, whatever their visas are called", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await makeVisas(page, siteUrl);
  for (const [at, language] of (["en", "bn", "ar"] as const).entries()) {
    for (const path of ["/work-visa", "/work-visa/papers/start"]) {
      await page.goto(`${NEAR[at]}${path}`);
      const links = page.locator('main a[href*="/work-visa/papers/"]:has(b)');
      const shown = (await links.locator("b").allTextContents()).slice(0, -1);
      expect(shown.length, path).toBeGreaterThanOrEqual(VISAS.length);
      const names = new Intl.DisplayNames(language, { type: "region" });
      for (const [country] of VISAS) expect(shown).toContain(names.of(country));
      expect(shown).toEqual(shown.toSorted(new Intl.Collator(language).compare));
      if (language !== "bn") expect(shown).not.toEqual(shown.toSorted());
    }
  }
});

test("lists of the admin area stand in the order of whoever reads them", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await makeVisas(page, siteUrl);
  const orders = {
    // Whoever reads no Arabic finds each alef by itself.
    en: ["ألمانيا", "إيطاليا", "البرازيل", "বাড়ি", "বাঢ়"],
    bn: ["বাড়ি", "বাঢ়", "ألمانيا", "إيطاليا", "البرازيل"],
    ar: ["البرازيل", "ألمانيا", "إيطاليا", "বাড়ি", "বাঢ়"],
  } as const;
  for (const [language, order] of Object.entries(orders)) {
    await ask(page, "PUT", "/api/users/profile", { language });
    for (const path of ["/admin/visas", "/admin/requirements"]) {
      await page.goto(path);
      await takenOver(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const titles = page.locator("main li b");
      const shown = await titles.allTextContents();
      expect(
        shown.filter((title) => isOurs(title)),
        `${language} ${path}`,
      ).toEqual(order);
      // The script of the language stands first; the demo's are in English.
      expect(isOurs(shown[0] ?? "")).toBe(language !== "en");
    }
  }
});

const isOurs = (title: string) => VISAS.some((visa) => visa[2] === title);

async function makeVisas(page: Page, siteUrl: string): Promise<void> {
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  const [visa] = (await ask(page, "GET", "/api/visas")).body;
  const [paper] = (await ask(page, "GET", "/api/requirements")).body;
  for (const [country, link, title] of VISAS) {
    const of = { purpose: "work", country, link, title };
    const made = await ask(page, "POST", "/api/visas", { ...written(visa), ...of });
    expect(made.status).toBe(201);
    await ask(page, "POST", "/api/requirements", { ...written(paper), title });
  }
}

type Read = Record<"_id" | "createdAt" | "updatedAt" | "version" | "language", unknown>;

const written = ({ _id, createdAt, updatedAt, version, language, ...body }: Read) => body;
