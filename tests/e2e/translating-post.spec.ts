import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const POST = {
  title: "How long a visa takes",
  type: "Visa Tips",
  link: "how-long-a-visa-takes",
  image: "/art/flight-wing.svg",
  content:
    "<p>It depends on the embassy.</p><h2>Before you ask</h2><ul><li>Passport</li><li>Photos</li></ul><p>Then we write.</p>",
};

test("a post is translated paragraph by paragraph; what is open stands in English; what changes in English is told by paragraph", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  const added = await ask(page, "POST", "/api/blogs", POST);
  const { _id } = added.body;
  await page.goto(`/admin/translate/bn/post/${_id}`);
  await takenOver(page);
  const texts = page.locator(".translated");
  await expect(texts).toHaveCount(5);
  await expect(page.getByText("0 of 5")).toBeVisible();

  await page.getByRole("textbox", { name: "Blog Title in বাংলা" }).fill("ভিসা পেতে কত দিন লাগে");
  await page.keyboard.press("Tab");
  const first = page.getByRole("textbox", { name: "Content, 1 of 4 in বাংলা" });
  await expect(first).toBeFocused();
  await expect(texts.nth(1)).toContainText("You are here");
  await expect(texts.nth(1).getByRole("toolbar")).toBeVisible();
  await page.keyboard.type("এটি দূতাবাসের ওপর নির্ভর করে।");
  await page.keyboard.press("Enter");
  await page.keyboard.type("আমরা জানাব।");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("textbox", { name: "Content, 2 of 4 in বাংলা" })).toBeFocused();
  await expect(texts.nth(1).getByRole("toolbar")).toBeHidden();
  await page.keyboard.press("Control+Shift+C");
  const heading = texts.nth(2).getByRole("textbox").getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Before you ask");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("চাওয়ার আগে");
  await expect(heading).toHaveText("চাওয়ার আগে");
  await expect(page.getByText("3 of 5")).toBeVisible();
  await expectNoFaults(page, TWO);
  await page.getByRole("button", { name: "Publish in বাংলা" }).click();
  await expect(page.getByText("is public in বাংলা.")).toBeVisible();

  await page.goto(`/bn/blog/${POST.link}`);
  const article = page.locator(".post-content");
  await expect(article.getByRole("heading", { name: "চাওয়ার আগে" })).toBeVisible();
  await expect(article.locator("p").nth(1)).toHaveText("আমরা জানাব।");
  await expect(article.locator("[lang=en]")).toHaveText(["PassportPhotos", "Then we write."]);
  await expect(article.locator("ul")).toHaveAttribute("dir", "ltr");

  const content = POST.content.replace("the embassy", "the embassy and the season");
  await ask(page, "PUT", `/api/blogs/${_id}`, {
    ...{ ...POST, content: content.replace("<h2>Before you ask</h2>", "") },
  });
  await page.goto(`/admin/translate/bn/post/${_id}`);
  await takenOver(page);
  await expect(page.getByText("2 where English changed")).toBeVisible();
  await expect(texts.nth(1).locator("ins")).toContainText("and the season");
  await texts.nth(1).getByRole("button", { name: "It still fits" }).click();
  const gone = texts.filter({ hasText: "English does not say this any more." });
  await expect(gone).toContainText("চাওয়ার আগে");
  await gone.getByRole("button", { name: "Take it out" }).click();
  await expect(gone).toHaveCount(0);
  await page.getByRole("button", { name: "Publish in বাংলা" }).click();
  await expect(page.getByText("is public in বাংলা.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 are missing")).toBeVisible();
  await page.goto(`/bn/blog/${POST.link}`);
  await expect(article.getByRole("heading", { name: "চাওয়ার আগে" })).toHaveCount(0);
  await expect(article.locator("p").first()).toHaveText("এটি দূতাবাসের ওপর নির্ভর করে।");
});

test("beside each post of the list it says how far it is translated, and leads there", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/admin/blog");
  await takenOver(page);
  const post = page.locator(".post-card", { hasText: "Six quiet days on the Turkish coast" });
  await expect(post).toBeVisible();
  await expect(post.locator(".when a")).toHaveCount(0);
  await ask(page, "PUT", "/api/languages", { shown: ["ar"] });
  await page.goto("/admin/blog");
  await takenOver(page);
  await expect(post.locator(".when a")).toHaveText(["العربية Missing"]);
  const told = page.locator(".post-card", { hasText: "First Umrah with elderly parents" });
  await expect(told.locator(".when a")).toHaveText(["العربية Translated"]);
  await expectNoFaults(page, TWO);
  await post.locator(".when a").click();
  await expect(page).toHaveURL(/\/admin\/translate\/ar\/post\//);
});
