import type { Request } from "@playwright/test";
import { textSections } from "#contracts/html/text-sections.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import about from "#server/demo/about.json" with { type: "json" };
import written from "#server/demo/contact.json" with { type: "json" };
import privacy from "#server/demo/privacy.json" with { type: "json" };
import parts from "#server/demo/settings.json" with { type: "json" };
import { expect, takenOver, test } from "#tests/support/browser-test.ts";

/** As visitors read it. */
const contact = fillFacts(
  written,
  factsOf(settingsSchema.parse(Object.assign({ versions: {}, enquiryMonths: 12 }, ...parts))),
);

test("About: hero, welcome, three leaders, a message", async ({ page }) => {
  await page.goto("/about");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(about.hero.title);
  await expect(main.getByText(about.hero.text)).toBeVisible();
  await expect(main.getByRole("img", { name: about.hero.imageAlt })).toHaveAttribute(
    "src",
    about.hero.image,
  );
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    about.welcome.heading,
    about.leadersHeading,
    about.message.heading,
  ]);
  for (const paragraph of about.welcome.paragraphs) {
    await expect(main.getByText(paragraph)).toBeVisible();
  }

  const leaders = main.getByRole("listitem");
  await expect(leaders).toHaveCount(3);
  for (const [index, { name, title, note, photo }] of about.leaders.entries()) {
    const leader = leaders.nth(index);
    await expect(leader.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(leader.getByText(title, { exact: true })).toBeVisible();
    await expect(leader.getByText(note)).toBeVisible();
    const picture = leader.locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(photo, "the demo has no photos: initials stand in").toBe("");
    await expect(leader.getByText(["AR", "NS", "IC"][index] ?? "", { exact: true })).toBeVisible();
  }

  const message = main.getByRole("figure").filter({ hasText: about.message.author });
  await expect(message.getByRole("blockquote")).toHaveText(about.message.paragraphs.join(""));
});

test("Contact: hero, information, the form", async ({ page }) => {
  await page.goto("/contact");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(contact.hero.title);
  await expect(main.getByText(contact.hero.text)).toBeVisible();
  const { heading, text, rows } = contact.information;
  await expect(main.getByRole("heading", { name: heading })).toBeVisible();
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.locator("dt")).toHaveText(rows.map(({ label }) => label));
  await expect(main.locator("dd")).toHaveText(rows.map((row) => row.text));
  await expect(main.getByRole("form", { name: "Send Message" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Planning this journey?" })).toBeVisible();
});

test("the map comes from its company on a press only", async ({ page, watch }) => {
  watch.allow(/request to a third party: https:\/\/www\.openstreetmap\.org/);
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    if (request.url().includes("openstreetmap")) asked.push(request.url());
  });
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>map</title><p>A map</p>" }),
  );
  await page.goto("/contact");
  await takenOver(page);
  const region = page.getByRole("region", { name: contact.map.heading });
  const { latitude, longitude, zoom } = contact.map;
  const link = region.getByRole("link", { name: /Open in Maps/ });
  await expect(link).toHaveAttribute(
    "href",
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  );
  await expect(link).toHaveAttribute("target", "_blank");
  const button = region.getByRole("button", { name: "Show the map" });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked).toEqual([]);

  await button.click();
  const frame = region.locator("iframe");
  await expect(frame).toHaveAttribute("title", `Map: ${contact.office.name}`);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText("A map")).toBeVisible();
  expect(asked).toHaveLength(1);
  const url = new URL(asked[0] ?? "");
  expect(url.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  const [west = 0, south = 0, east = 0, north = 0] =
    url.searchParams.get("bbox")?.split(",").map(Number) ?? [];
  expect((west + east) / 2).toBeCloseTo(longitude, 3);
  expect((south + north) / 2).toBeCloseTo(latitude, 3);
  await expect(button).toHaveCount(0);
});

test("Privacy: its day, every part, and the contents lead to them", async ({ page }) => {
  await page.goto("/privacy-policy");
  const main = page.locator("main");
  const sections = textSections(privacy.content);
  const headings = sections.map(({ heading }) => heading);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(privacy.title);
  await expect(main.getByText("Last changed 15 November 2026", { exact: true })).toBeVisible();
  await expect(main.locator("time")).toHaveAttribute("datetime", privacy.lastChanged);
  await expect(main.getByText(privacy.intro)).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(headings);

  const links = main.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect(links).toHaveText(headings);
  await takenOver(page);
  for (const [index, { id, heading }] of sections.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`/privacy-policy#${encodeURI(id)}`);
    const target = main.getByRole("heading", { name: heading, exact: true });
    await expect(target).toBeInViewport();
    // Not below the bar that stays at the top.
    await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThan(72);
  }
});

test("on a phone the contents of Privacy are folded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy-policy");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Cookies", exact: true })).toBeHidden();
  await main.locator("summary").click();
  await main.getByRole("link", { name: "Cookies", exact: true }).click();
  await expect(main.getByRole("heading", { name: "Cookies", exact: true })).toBeInViewport();
});
