import { expect, nothingLeftToDo, takenOver, test } from "#tests/support/browser-test.ts";
import { EMPTY_URL } from "#tests/support/servers.ts";

test("the notice stands on the home page only, with its phone", async ({ page }) => {
  await page.goto("/");
  const notice = page.getByRole("region", { name: "Notice" });
  await expect(notice).toContainText("The hosting payment for this website is due.");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  expect((await notice.boundingBox())?.y).toBe(0);
  await expect(notice.getByRole("link")).toHaveAttribute("href", "tel:+8801011204560");
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(notice).toBeHidden();
});

test("the moving line runs at 60 px a second and pauses", async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  const track = page.locator(".marquee-track");
  const x = async () => (await track.boundingBox())?.x ?? 0;
  const pixelsPerSecond = () =>
    track.evaluate((element) => {
      const [animation] = element.getAnimations();
      const seconds = Number(animation?.effect?.getComputedTiming().duration) / 1000;
      return Math.round((element.scrollWidth / 2 / seconds) * (animation?.playbackRate ?? 0));
    });
  // Set once the line's width is known.
  await expect.poll(pixelsPerSecond).toBe(60);
  const before = await x();
  await expect.poll(x).toBeLessThan(before);
  await page.getByLabel("Pause the moving text").check();
  const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
  await expect.poll(state).toBe("paused");
  const paused = await x();
  await nothingLeftToDo(page);
  expect(await x()).toBe(paused);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself", async ({ page }) => {
    await page.goto("/");
    const carousel = page.locator(".hero-carousel");
    await expect(carousel).toHaveAttribute("data-ready", "true");
    await expect(carousel).not.toHaveAttribute("data-playing");
    // Changes of state may take their millisecond.
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(moving).toBe(0);
  });
});

test("the video comes on a press only", async ({ page, watch }) => {
  watch.allow(/youtube-nocookie|ERR_/);
  await page.goto("/");
  await takenOver(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.route("https://www.youtube-nocookie.com/**", (route) => route.abort());
  await page.getByRole("link", { name: /Watch the video/ }).click();
  await expect(page.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  );
});

test("the home page shows every word and picture of its content", async ({ page, request }) => {
  const [home] = await (await request.get("/api/home")).json();
  await page.goto("/");
  const main = page.getByRole("main");
  for (const name of [home.secondSecheading, home.thirdSecheading, home.ContactSecHeading]) {
    await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  const words = [home.secondSecPara1, home.secondSecPara2, home.thirdSecPara, home.ContactSecPara];
  for (const text of words) await expect(main.getByText(text)).toBeVisible();
  for (const line of home.marquee.split(" • ")) {
    await expect(main.locator(".marquee").getByText(line).first()).toBeVisible();
  }
  const information = main.locator("section").filter({ hasText: home.secondSecheading });
  for (const image of [home.secondSecimg1, home.secondSecimg2]) {
    await expect(information.locator(`.window img[src="${image}"]`)).toBeVisible();
  }
  const section = page.getByRole("region", { name: home.ContactSecHeading });
  await expect(section.locator("img")).toHaveAttribute("src", home.ContactSecImage);
  await expect(main.locator(".slide img")).toHaveCount(home.Slide.length);
  for (const [index, slide] of home.Slide.entries()) {
    const shown = main.locator(".slide").nth(index);
    await expect(shown).toContainText(slide.content);
    await expect(shown).toContainText(slide.subcontent);
    await expect(shown.locator("img")).toHaveAttribute("src", slide.bgImage);
    await expect(shown.locator("a")).toHaveAttribute("href", slide.link);
  }
});

test("without content there is no moving line, and the contact section has its defaults", async ({
  page,
}) => {
  await page.goto(EMPTY_URL);
  await expect(page.getByRole("region", { name: "Notice" })).toBeVisible();
  await expect(page.locator(".marquee")).toHaveCount(0);
  const section = page.getByRole("region", { name: "Why Choose Us?" });
  await expect(section.getByText(/^A person answers\./)).toBeVisible();
  await expect(section.locator("img")).toHaveAttribute("src", "/default-bg.jpg");
});

test("Know More and View All lead where the specification says", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Know More" })).toHaveAttribute(
    "href",
    "/blog/which-form-comes-first",
  );
  await expect(page.getByRole("link", { name: "View All" })).toHaveAttribute(
    "href",
    "/packages/tours",
  );
});

test("nine random posts, filtered by type", async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  const chips = page.getByRole("navigation", { name: "Filter posts by type" }).getByRole("link");
  await expect(page.locator(".card")).toHaveCount(9);
  await expect(chips.first()).toHaveText("All");
  await expect(chips.first()).toHaveAttribute("aria-current", "true");
  await expect(chips).toHaveCount(8);

  await chips.filter({ hasText: "Hajj" }).click();
  await expect(page.locator(".card .type")).toHaveText(["Hajj", "Hajj", "Hajj"]);
  await chips.first().click();
  await expect(page.locator(".card")).toHaveCount(9);

  // A visitor's page is remembered for a minute; one with a session cookie is made each time.
  const seen = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const made = await page.request.get("/", { headers: { cookie: "rihla.session_token=x" } });
    const cards = (await made.text()).matchAll(/href="\/blog\/([^"]+)"/g);
    seen.add([...cards].map(([, link]) => link).join());
  }
  expect(seen.size).toBeGreaterThan(1);
});

test("the contact section holds numbers and mail", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Planning this journey?" });
  await expect(section.getByRole("link")).toHaveText([
    /Umrah, Hajj and tours\s*\+880 1011-204560/,
    /Student and work visas\s*\+880 1019-377042/,
    /salam@rihla\.example/,
  ]);
});

test("a slow change of page shows the three dots", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  await page.route("**/_.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Home", exact: true })
    .click();
  await expect(page.locator(".dots i")).toHaveCount(3);
  await expect(page.locator("h1")).toHaveText("Rihla Travels");
  await expect(page.locator(".dots")).toHaveCount(0);
});
