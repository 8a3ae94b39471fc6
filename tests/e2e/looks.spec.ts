import { expect, takenOver, test } from "#tests/support/browser-test.ts";

test("a long post has its parts beside it on a computer; they stay, and lead there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/blog/first-umrah-with-elderly-parents");
  await takenOver(page);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link")).toHaveCount(6);
  const text = await page.locator(".post-content").boundingBox();
  const beside = await contents.boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await contents.getByRole("link").last().click();
  await expect(page.locator(".post-content h2").last()).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the current page, the current slide and the chosen type can be told", async ({ page }) => {
    await page.goto("/blog");
    const rule = (selector: string, pseudo?: string) =>
      page.locator(selector).evaluate((element, which) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.cssText = "background-color: Highlight";
        const highlight = getComputedStyle(probe).backgroundColor;
        probe.remove();
        const { backgroundColor, outlineColor } = getComputedStyle(element, which);
        return [backgroundColor, outlineColor].includes(highlight);
      }, pseudo);
    expect(await rule(".nav-links [aria-current=page]", "::after")).toBe(true);
    expect(await rule(".chip[aria-current=true]")).toBe(true);
    await page.goto("/");
    await takenOver(page);
    expect(await rule(".bar[aria-current] i", "::before")).toBe(true);
  });
});

test.describe("with pictures blocked", () => {
  test("the hero's words and buttons stay", async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load/);
    await page.route(/\.(svg|jpg)$/, (route) => route.abort());
    await page.goto("/");
    await takenOver(page);
    for (const name of ["Pause slides", "Previous slide", "Next slide"]) {
      const drawn = page.getByRole("button", { name }).locator("svg path");
      expect((await drawn.boundingBox())?.height, name).toBeGreaterThan(8);
    }
    const scrim = page.locator(".slide[data-current] .scrim");
    await expect(scrim).toHaveCSS("background-color", "rgb(6, 44, 35)");
  });
});

test("a card's link is named without a stray space, and says what the specification says", async ({
  page,
}) => {
  await page.goto("/blog");
  const link = page.locator(".card").first().getByRole("link");
  await expect(link).toHaveText("Read more →");
  await expect(link).toHaveAccessibleName(/^Read more: First Umrah with elderly parents/);
});

test("Get Started: the stepper is as high as the select beside it, and no field stands alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/get-started");
  const boxOf = (selector: string) => page.locator(selector).boundingBox();
  const [stepper, select] = [await boxOf(".stepper"), await boxOf("#field-month")];
  expect(stepper?.height).toBe(select?.height);
  const [phone, email, name] = [
    await boxOf("#field-phone"),
    await boxOf("#field-email"),
    await boxOf("#field-name"),
  ];
  expect(phone?.y).toBe(email?.y);
  expect(name?.width).toBeGreaterThan(2 * (email?.width ?? 0));
  await expect(page.getByRole("complementary")).toHaveCSS("position", "sticky");
});

test("logo and content begin at one edge", async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/packages/umrah");
    const logo = await page.locator(".nav-bar .logo").boundingBox();
    const heading = await page.locator("h1").boundingBox();
    expect(logo?.x).toBe(heading?.x);
  }
});

test("Sign In and Register end where the bar above them ends", async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/login");
    const endOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return Math.round(Math.max(...[...words.getClientRects()].map(({ right }) => right)));
      });
    const button = await page
      .getByRole("navigation")
      .getByRole("link", { name: "Get Started" })
      .first()
      .boundingBox();
    expect(await endOf(".account-bar a:last-child")).toBe(
      Math.round((button?.x ?? 0) + (button?.width ?? 0)),
    );
  }
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the pin of the office map is free, and the words of the blog's search fit", async ({
    page,
  }) => {
    await page.goto("/contact");
    const map = await page.locator(".office-map > img").boundingBox();
    const words = await page.locator(".office-map .address").boundingBox();
    // Its point is a little below the middle of the drawing.
    expect(words?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0) / 2 + 12);
    await page.goto("/blog");
    const isCut = await page.getByRole("searchbox").evaluate((field: HTMLInputElement) => {
      field.value = field.placeholder;
      return field.scrollWidth > field.clientWidth;
    });
    expect(isCut).toBe(false);
  });
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("the light drawings of Contact are dimmed alike", async ({ page }) => {
    await page.goto("/contact");
    const filterOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).filter);
    const hero = await filterOf(".page-hero-light .picture");
    expect(hero).toContain("brightness");
    expect(await filterOf(".office-map > img")).toBe(hero);
  });
});

test("with reduced motion the news are one line of 44 px; the others come on a press", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const news = page.locator(".marquee");
  const lines = news.locator(".marquee-track > span:visible");
  expect((await news.boundingBox())?.height).toBe(44);
  await expect(lines).toHaveCount(1);
  await page.getByLabel("Show all the news").check();
  await expect(lines).toHaveCount(3);
  await expect(page.getByLabel("Pause the moving text")).toBeHidden();
});
