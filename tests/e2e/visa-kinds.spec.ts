import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

test("the papers of an Umrah visa are one press from its package, in each language, without scripts", async ({
  browser,
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: siteUrl, viewport: { width: 320, height: 700 } },
  });
  const visitor = await context.newPage();
  for (const language of ["", "/bn", "/ar"]) {
    const at = `${language}/packages/umrah`;
    await visitor.goto(at);
    await visitor.locator(`.jump-row a[href="${at}/papers/start"]`).click();
    await visitor.locator(`main a[href="${at}/papers/saudi-arabia"]`).click();
    await visitor.locator(`main a[href="${at}/papers/saudi-arabia/with-mahram"]`).click();
    await expect(visitor.locator(".paper").first()).toBeVisible();
    await expect(
      visitor.locator(`main a[href^="${language}/get-started?topic=umrah&visa="]`).first(),
    ).toBeVisible();
    const over = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test("a visa for a visit has its page: from the tours, in the sitemap, found by the search", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/packages/tours");
  await expect(page.locator('.jump-row a[href="/packages/tours/papers/start"]')).toHaveCount(0);
  const { body: visas } = await ask(page, "GET", "/api/visas");
  const { _id, createdAt, updatedAt, version, language, ...umrah } = visas.find(
    ({ purpose }: { purpose: string }) => purpose === "umrah",
  );
  const visit = {
    ...umrah,
    ...{ title: "Visit visa for Türkiye", purpose: "visit", country: "TR", link: "turkiye" },
    ...{ profiles: [], question: "", papers: umrah.papers.slice(0, 3) },
  };
  for (const paper of visit.papers) paper.profiles = "";
  expect((await ask(page, "POST", "/api/visas", visit)).status).toBe(201);

  await page.reload();
  await page.locator('.jump-row a[href="/packages/tours/papers/start"]').click();
  await page.getByRole("link", { name: "Türkiye" }).click();
  await expect(page).toHaveURL(/\/packages\/tours\/papers\/turkiye\/all$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Papers for Visit visa for Türkiye",
  );
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expectNoFaults(page, TWO);
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(
    "/packages/tours/papers/turkiye/all<",
  );
  await page.goto("/search?q=Türkiye");
  await expect(page.getByRole("link", { name: /Visit visa for Türkiye/ })).toHaveAttribute(
    "href",
    "/packages/tours/papers/turkiye",
  );

  await page.goto("/packages/tours/papers/other?country=Japan");
  await page.getByLabel("Your name").fill("Farida Yasmin");
  await page.getByLabel("Mobile number").fill("01711 111111");
  await page.getByRole("button", { name: "Ask us" }).click();
  await expect(page.getByRole("heading", { name: /Farida/ })).toBeVisible();
  // Filled in faster than by hand, it may lie among the spam.
  const all = await Promise.all(
    ["", "?status=spam"].map((asked) => ask(page, "GET", `/api/enquiries${asked}`)),
  );
  const found = all.flatMap(({ body }) => body.enquiries);
  expect(found).toContainEqual(
    expect.objectContaining({ topic: "tours", message: expect.stringContaining("Japan") }),
  );
});
