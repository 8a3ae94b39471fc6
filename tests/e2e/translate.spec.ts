import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner, signInOwner } from "#tests/support/staff.ts";

test("a language is shown with one press, a text translated beside the English one, and public", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await openAsOwner(page, siteUrl, "/admin/settings/languages");
  const bangla = page.getByRole("checkbox", { name: /বাংলা/ });
  await bangla.click();
  await expect(page.getByText("বাংলা is shown.")).toBeVisible();
  await expect(bangla).toBeChecked();
  await expect(page.getByText("Shown at \u2066/bn\u2069")).toBeVisible();
  await expectNoFaults(page, TWO);

  await page.getByRole("link", { name: "Translate Umrah Package into বাংলা" }).click();
  const title = page.getByRole("textbox", { name: "Title in বাংলা", exact: true });
  await expect(title).toHaveValue("ওমরাহ প্যাকেজ");
  await expect(page.getByText("19 of 19")).toBeVisible();
  await title.fill("");
  await expect(page.getByText("18 of 19")).toBeVisible();
  await page.getByRole("button", { name: "Next open" }).click();
  await expect(title).toBeFocused();
  await page.keyboard.type("ওমরাহ, পরিবার নিয়ে");
  await expectNoFaults(page, TWO);
  await page.getByRole("button", { name: "Publish in বাংলা" }).click();
  await expect(page.getByText("Umrah Package is public in বাংলা.")).toBeVisible();

  await page.goto("/bn/packages/umrah");
  await expect(page.getByText("ওমরাহ, পরিবার নিয়ে").first()).toBeVisible();
  await page.goto("/packages/umrah");
  await expect(page.getByRole("heading", { level: 1, name: "Umrah Package" })).toBeVisible();
});

test("where English has changed, it says what, until somebody says that the words still fit", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  const { brand } = await (await page.request.get("/api/settings")).json();
  const tagline = "A family firm in Dhanmondi, for other families.";
  const changed = await ask(page, "PUT", "/api/settings", { brand: { ...brand, tagline } });
  expect(changed.status).toBe(200);

  await page.goto("/admin/translate/ar/settings/agency");
  await takenOver(page);
  await expect(page.getByText("1 where English changed")).toBeVisible();
  await expect(page.locator(".translated-change ins")).toBeVisible();
  await page.getByRole("button", { name: "It still fits" }).click();
  await expect(page.getByText("Everything is translated.")).toBeVisible();
  await page.getByRole("button", { name: "Publish in العربية" }).click();
  await expect(page.getByText("is published in العربية.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Everything is translated.")).toBeVisible();
});

test("what is translated waits by itself, is looked at as it will be, goes public, and can be thrown away", async ({
  page,
  context,
  siteUrl,
}) => {
  test.slow();
  await openAsOwner(page, siteUrl, "/admin/translate/bn/package/hajj");
  const title = page.getByRole("textbox", { name: "Title in বাংলা", exact: true });
  const before = await title.inputValue();
  await title.fill("হজ, ধীরে সুস্থে");
  const line = page.locator(".save-bar [role=status]").first();
  await expect(line).toContainText("not public yet");
  await page.reload();
  await takenOver(page);
  await expect(title).toHaveValue("হজ, ধীরে সুস্থে");

  await page.getByRole("button", { name: "More ways to save" }).click();
  const tab = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: "Preview", exact: true }).click();
  const preview = await tab;
  await expect(preview).toHaveURL(/\/bn\/packages\/hajj\?preview=/);
  await expect(preview.getByText("হজ, ধীরে সুস্থে").first()).toBeVisible();
  await expect(preview.locator("html")).toHaveAttribute("lang", "bn");
  await expect(preview.getByText("প্রিভিউ: এটি এখনো প্রকাশ হয়নি")).toBeVisible();
  await preview.close();
  expect((await ask(page, "PUT", "/api/languages", { shown: ["bn"] })).status).toBe(200);
  await page.goto("/admin/settings/languages");
  await takenOver(page);
  await expect(page.getByRole("link", { name: "Translate Hajj Package into বাংলা" })).toContainText(
    "Draft",
  );
  await page.goto("/bn/packages/hajj");
  await expect(page.getByText("হজ, ধীরে সুস্থে")).toHaveCount(0);

  await page.goto("/admin/translate/bn/package/hajj");
  await takenOver(page);
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Throw the changes away …" }).click();
  await page.getByRole("button", { name: "Throw them away" }).click();
  await expect(title).toHaveValue(before);
  await title.fill("হজ, পরিবার নিয়ে");
  await page.getByRole("button", { name: "Publish in বাংলা" }).click();
  await expect(page.getByText("Hajj Package is public in বাংলা.")).toBeVisible();
  await expect(line).toContainText("As it is public in বাংলা");
  await page.goto("/bn/packages/hajj");
  await expect(page.getByText("হজ, পরিবার নিয়ে").first()).toBeVisible();
});

test("what was typed is kept on the device when the server is away, and can be published later", async ({
  page,
  siteUrl,
  ownSite,
  watch,
}) => {
  test.slow();
  // The server is killed while the page beside the texts loads, and while others are listened for.
  watch.allow(/net::ERR_/);
  await openAsOwner(page, siteUrl, "/admin/translate/bn/post/post-24");
  const title = page.getByRole("textbox", { name: "Blog Title in বাংলা" });
  await title.fill("নতুন শিরোনাম");
  await ownSite.kill();
  await page.getByRole("button", { name: "Publish in বাংলা" }).click();
  await expect(page.getByText("it may be saved already").first()).toBeVisible();
  await expect(title).toHaveValue("নতুন শিরোনাম");
  await ownSite.restart();
  await page.getByRole("button", { name: "Publish in বাংলা" }).click();
  await expect(page.getByText("is published in বাংলা.")).toBeVisible();
});

test("what a translation said is found, compared, restored, and undone; English stays as it is", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn"] });
  const publish = (title: string) => ask(page, "PUT", "/api/package/hajj?lang=bn", { title });
  expect((await publish("হজ, প্রথম বার")).status).toBe(200);
  expect((await publish("হজ, দ্বিতীয় বার")).status).toBe(200);
  await page.goto("/admin/translate/bn/package/hajj");
  await takenOver(page);
  await page.getByRole("link", { name: "History", exact: true }).click();
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(3);
  const shown = page.getByRole("region", { name: "Version", exact: true });
  await expect(shown.locator(":lang(bn)").getByText("হজ, দ্বিতীয় বার")).toBeVisible();
  await expect(shown.getByText("Hajj Package", { exact: true })).toBeVisible();
  await expectNoFaults(page, TWO);

  await versions.nth(1).getByRole("link").click();
  await expect(shown.getByText("হজ, প্রথম বার")).toBeVisible();
  const onItsPage = shown.getByRole("link", { name: "See it on its page" });
  const [preview] = await Promise.all([page.waitForEvent("popup"), onItsPage.click()]);
  await expect(preview.getByRole("heading", { level: 1, name: "হজ, প্রথম বার" })).toBeVisible();
  await preview.close();
  await page.getByRole("link", { name: "Compare with now" }).click();
  const comparison = page.getByRole("region", { name: "What changed" });
  await expect(comparison.locator("ins").last()).toContainText("দ্বিতীয়");
  await page.getByRole("button", { name: /^Published/ }).click();
  await expect(page).toHaveURL(/only=published&lang=bn/);
  await page.goBack();

  await versions.nth(1).getByRole("link").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  const notice = page.getByRole("region", { name: "Restored into your waiting changes." });
  await expect(notice).toBeVisible();
  const open = notice.getByRole("link", { name: "Open the editor" });
  await expect(open).toHaveAttribute("href", "/admin/translate/bn/package/hajj");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(versions).toHaveCount(3);
  expect((await ask(page, "GET", "/api/package/hajj")).body.title).toBe("Hajj Package");

  await page.goto("/admin/settings/activity");
  await page
    .getByRole("link", { name: /Hajj Package.*বাংলা/ })
    .first()
    .click();
  await expect(page).toHaveURL(/admin\/history\/package\/hajj\/[0-9a-f]{32}\?lang=bn/);
  await expect(shown.getByText("হজ, দ্বিতীয় বার")).toBeVisible();
});
