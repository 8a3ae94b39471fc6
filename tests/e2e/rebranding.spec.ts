import { LANGUAGES, OTHER_LANGUAGES, pathIn } from "#contracts/languages.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const PATHS = [
  ...["/", "/about", "/contact", "/get-started", "/privacy-policy", "/blog", "/no-such-page"],
  ...["/packages/umrah", "/packages/hajj", "/packages/tours", "/student-visa", "/work-visa"],
  ...["/login", "/forgot-password", "/feed.xml", "/manifest.webmanifest", "/sitemap.xml"],
];

/** Of the demo agency, however it is spelt, dialled or linked. */
const DEMO =
  /rihla|dhanmondi|1011[- ]?204560|1019[- ]?377042|House 14|logo-mark|রিহলা|ধানমন্ডি|رحلة للسفر|دانموندي/i;

const SETTINGS = {
  brand: { name: "Noor Overseas", tagline: "Journeys from Sylhet" },
  footer: { text: "Umrah and visas from {address}.", copyright: "© {year} {name}" },
  phones: [
    { label: "Office", number: "+880 1811-000111" },
    { label: "Night", number: "+880 1922-000222" },
  ],
  whatsapp: "+880 1811-000111",
  mail: { label: "Email", address: "hello@noor.example" },
  address: "House 2, Zindabazar, Sylhet 3100",
  hours: [{ from: "Sunday", until: "Thursday", opens: "10:00", closes: "18:00" }],
  social: [],
  look: { logo: "/art/flight-wing.svg", accent: "" },
};

test("after a rebranding in Settings nothing of the demo agency is left on any page", async ({
  page,
  request,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/admin");
  await ask(page, "PUT", "/api/languages", { shown: OTHER_LANGUAGES });
  const { status } = await ask(page, "PUT", "/api/settings", SETTINGS);
  expect(status).toBe(200);
  const links: string[] = (await ask(page, "GET", "/api/blogs")).body.map(
    ({ link }: { link: string }) => `/blog/${link}`,
  );
  const inEach = [...PATHS, ...links].flatMap((path) =>
    LANGUAGES.map((language) => pathIn(language, path)),
  );
  for (const path of inEach) {
    const text = await (await request.get(siteUrl + path)).text();
    // The site's own address may be anything.
    expect(DEMO.exec(text.replaceAll(siteUrl, ""))?.[0] ?? "", path).toBe("");
  }

  // Where it stood before, the new one stands.
  const has = async (path: string, ...texts: string[]) => {
    await page.goto(path);
    for (const text of texts) await expect(page.locator("body")).toContainText(text);
  };
  const number = SETTINGS.phones[0]?.number ?? "";
  await has("/", number, "hello@noor.example");
  await has("/contact", SETTINGS.address, "Sunday to Thursday, 10 am to 6 pm", number);
  await has("/privacy-policy", "Noor Overseas", "hello@noor.example", number);
  await has("/work-visa", number);
  await has(links[0] ?? "", number);
});

test("a number changed in the home form changes in Settings and on every page", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/admin");
  const [home] = (await ask(page, "GET", "/api/home")).body;
  const number = "+880 1811-999000";
  const changed = { ...home, ContactSecNumber: number };
  expect((await ask(page, "PUT", `/api/home/${home._id}`, changed)).status).toBe(200);
  for (const path of ["/", "/contact", "/work-visa", "/privacy-policy"]) {
    await page.goto(path);
    const calls = page.locator('a[href^="tel:"]');
    await expect(calls.first(), path).toHaveAttribute("href", "tel:+8801811999000");
    expect(await page.locator("body").innerText(), path).not.toContain("1011-204560");
  }
});
