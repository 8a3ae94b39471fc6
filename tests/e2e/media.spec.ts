import { faultsIn } from "#tests/support/axe.ts";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { shiftOf, watchShifts } from "#tests/support/layout-shift.ts";
import { handOver, openMedia, row, signIn, small } from "#tests/support/media-page.ts";
import { photograph } from "#tests/support/photograph.ts";
import { MEDIA_URL } from "#tests/support/servers.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ baseURL: MEDIA_URL });
// One owner, one library: each step builds on the one before.
test.describe.configure({ mode: "serial" });

test("a photograph comes in with its progress, beside a file that is refused in words", async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allow(/status of 400/);
  await signIn(page);
  await openMedia(page);
  await expect(page.getByText("No pictures yet")).toBeVisible();
  const buffer = await photograph();
  await page.getByLabel("Upload pictures").setInputFiles([
    { name: "Mina at dawn.jpg", mimeType: "image/jpeg", buffer },
    { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html><p>Hello") },
  ]);
  const photo = row(page, "Mina at dawn.jpg");
  await expect(photo.getByRole("progressbar")).toBeVisible();
  await expect(photo).toContainText(/Uploading|Making sizes/);
  const broken = row(page, "page.png");
  await expect(broken.getByRole("alert")).toContainText("This is not a picture that we can read");
  await broken.getByRole("button", { name: "Leave it out" }).click();

  await photo.getByRole("button", { name: "Save" }).click({ timeout: 60_000 });
  await expect(photo).toContainText("Say what the picture shows, or mark it as decorative.");
  await photo.getByLabel("What it shows").fill("Tents below a red sky");
  await photo.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Uploads" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Mina at dawn.jpg/ })).toContainText("4000 × 3000");
});

test("a focus point is set with the keys and by a press", async ({ page }) => {
  await signIn(page);
  await openMedia(page);
  await page.getByRole("button", { name: /Mina at dawn.jpg/ }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Mina at dawn.jpg" });
  const across = drawer.getByRole("slider", { name: "Left to right" });
  await across.press("Home");
  await expect(across).toHaveValue("0");
  const picture = drawer.locator(".focus-picture");
  // The drawer may still be on its way.
  await picture.click({ trial: true });
  const box = await picture.boundingBox();
  if (!box) throw new Error("no picture to press on");
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect(across).toHaveValue("25");
  await expect(drawer.getByRole("slider", { name: "Top to bottom" })).toHaveValue("75");

  await page.keyboard.press("Escape");
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("Leave without saving?");
  await asked.getByRole("button", { name: "Stay here" }).click();
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Picture saved.")).toBeVisible();
  await expect(drawer).toContainText("Nowhere yet.");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/media");
});

test("it is chosen for a slide, and from then on cannot be deleted", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  await takenOver(page);
  await page
    .getByRole("button", { name: /Choose a picture for Background picture/ })
    .first()
    .click();
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  await library.getByLabel("Search pictures").fill("red sky");
  await library.getByRole("button", { name: /Mina at dawn.jpg/ }).click();
  await expect(library).toHaveCount(0);
  await expect(page.getByLabel("Background picture").first()).toHaveValue(/^\/media\/.*\.jpg$/);
  await page.getByRole("button", { name: "Update home" }).click();
  await expect(page.getByText("Home updated successfully!")).toBeVisible();

  await openMedia(page);
  await page.getByRole("button", { name: /Mina at dawn.jpg/ }).click();
  const drawer = page.getByRole("dialog", { name: "Mina at dawn.jpg" });
  await expect(drawer.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/admin");
  await expect(drawer.getByRole("button", { name: "Delete picture" })).toBeDisabled();
  await expect(drawer).toContainText("It can be deleted once nothing shows it.");
});

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone of ${deviceScaleFactor} pixels a point`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 390, height: 844 } });

    test("the photograph is a hero below 120 KB, fetched once, and nothing moves", async ({
      page,
    }) => {
      const fetched: { url: string; bytes: number }[] = [];
      page.on("response", async (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith("/media/")) return;
        fetched.push({ url: pathname, bytes: (await response.body()).length });
      });
      await watchShifts(page);
      await page.goto("/");
      await takenOver(page);
      const hero = page.locator(".hero-carousel .picture").first();
      await expect(hero).toHaveJSProperty("complete", true);
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      expect(fetched.map(({ url }) => url)).toEqual([expect.stringMatching(/\/960\.avif$/)]);
      expect(fetched[0]?.bytes).toBeLessThan(120 * 1024);
      await expect(hero).toHaveAttribute("alt", "Tents below a red sky");
      expect(await hero.getAttribute("style")).toContain("25% 75%");
      const shown = await hero.evaluate((image: HTMLImageElement) => [
        ...[image.naturalWidth > 0, getComputedStyle(image).objectPosition],
      ]);
      expect(shown).toEqual([true, "25% 75%"]);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  });
}

test("pictures come in by dropping and by pasting", async ({ page }) => {
  await signIn(page);
  await openMedia(page);
  for (const [type, name, colour] of [
    ["drop", "dropped.png", "#a33"],
    ["paste", "pasted.png", "#3a3"],
  ] as const) {
    const { buffer } = await small(colour);
    await handOver(page, type, name, buffer);
    await row(page, name)
      .getByLabel(/Decorative/)
      .check();
    await row(page, name).getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
  }
});

test("a file over 20 MB is not sent; a session that ended is begun again in place", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn(page);
  await openMedia(page);
  await page.getByLabel("Upload pictures").setInputFiles({
    ...{ name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(20 * 1024 * 1024 + 1) },
  });
  await expect(row(page, "huge.jpg")).toContainText("larger than 20 MB");
  await row(page, "huge.jpg").getByRole("button", { name: "Leave it out" }).click();

  await context.clearCookies();
  await page
    .getByLabel("Upload pictures")
    .setInputFiles({ name: "late.png", ...(await small("#33a")) });
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Email").fill(OWNER.email);
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await row(page, "late.png").getByLabel("What it shows").fill("Blue");
  await row(page, "late.png").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: /late.png/ })).toBeVisible();
});

test("one that nothing shows is deleted", async ({ page }) => {
  await signIn(page);
  await openMedia(page);
  await page.getByRole("button", { name: /late.png/ }).click();
  await page.getByRole("button", { name: "Delete picture" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByRole("button", { name: "Keep it" })).toBeFocused();
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Picture deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: /late.png/ })).toHaveCount(0);
});

test("the editor takes a picture of the library, and readers get its sizes", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Below a red sky");
  await page.getByLabel("Blog Type").fill("Hajj");
  await page.getByLabel("Blog Link").fill("red-sky");
  await page.getByRole("button", { name: "Choose a picture for Blog Image" }).click();
  await page.getByRole("tab", { name: "Illustrations" }).click();
  await page.getByRole("button", { name: /White tents/ }).click();
  await expect(page.getByLabel("Blog Image")).toHaveValue("/art/hajj-mina.svg");
  await page.getByRole("textbox", { name: "Content" }).fill("The tents:");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await page.getByRole("button", { name: "Choose from the library" }).click();
  await page.getByRole("button", { name: /Mina at dawn.jpg/ }).click();
  await expect(page.getByLabel("What it shows")).toHaveValue("Tents below a red sky");
  await page.getByRole("button", { name: "Add picture" }).click();
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Blog post created!")).toBeVisible();

  const html = await (await page.request.get("/blog/red-sky")).text();
  expect(html).toMatch(/<picture><source type="image\/avif" srcset="\/media\/[^"]*320\.avif 320w/);
  await page.goto("/blog/red-sky");
  const image = page.getByRole("img", { name: "Tents below a red sky" });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty("complete", true);
  expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\.avif$/);
});

test("axe finds nothing, on a phone and wide, light and dark, with the drawer and the dialog", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page);
  const check = async (what: string) => {
    expect([what, await faultsIn(page)]).toEqual([what, []]);
  };
  for (const [width, colorScheme] of [
    [390, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openMedia(page);
    await expect(page.getByRole("button", { name: /Mina at dawn.jpg/ })).toBeVisible();
    await check(`library ${width}`);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
    await page.getByRole("button", { name: /Mina at dawn.jpg/ }).click();
    await expect(page.getByRole("slider", { name: "Left to right" })).toBeVisible();
    await check(`drawer ${width}`);
    await page.goto("/admin/blog/create");
    await takenOver(page);
    await page.getByRole("button", { name: "Choose a picture for Blog Image" }).click();
    await expect(page.getByRole("button", { name: /Mina at dawn.jpg/ })).toBeVisible();
    await check(`dialog ${width}`);
    await page.getByRole("tab", { name: "Illustrations" }).click();
    await check(`illustrations ${width}`);
  }
});
