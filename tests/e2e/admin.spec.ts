import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { ADMIN_URL } from "#tests/support/servers.ts";

test.use({ baseURL: ADMIN_URL });
// One owner, one database: each step builds on the one before.
test.describe.configure({ mode: "serial" });

const OWNER = { name: "Nadia Rahman", email: "nadia@rihla.example", password: "a calm elder at 9" };

const signIn = async (page: import("@playwright/test").Page, password = OWNER.password) => {
  await page.goto("/login");
  await takenOver(page);
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: "Sign In" }).click();
};

test("a visitor is sent to sign in, whatever page of the admin area they ask for", async ({
  page,
}) => {
  for (const path of ["/admin", "/admin/package", "/admin/blog", "/admin/blog/create"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
  }
});

test("the first to register is the owner; nobody else is without an invitation", async ({
  page,
  request,
}) => {
  await page.goto("/register");
  await takenOver(page);
  await page.getByLabel("Name").fill(OWNER.name);
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.locator("main").getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/admin");
  const userInfo = JSON.parse((await page.evaluate(() => localStorage.getItem("userInfo"))) ?? "");
  expect(userInfo).toMatchObject({ name: OWNER.name, email: OWNER.email });

  const second = await request.post("/api/users", {
    data: { ...OWNER, email: "somebody@rihla.example" },
    headers: { origin: ADMIN_URL },
  });
  expect(second.status()).toBe(403);
});

test("a wrong password is refused in words; the right one leads to the site", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn(page, "not the password");
  await expect(page.getByRole("alert").first()).toContainText("Invalid email or password");
  await signIn(page);
  await expect(page).toHaveURL("/");
  await page.goto("/login");
  await expect(page).toHaveURL("/admin");
});

test("the home page is edited, and visitors see it at once", async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await takenOver(page);
  await page.getByRole("tab", { name: "News line" }).click();
  await page.getByRole("textbox").first().fill("Groups leave on 6 February");
  await page.getByRole("button", { name: "Update home" }).click();
  await expect(page.getByText("Home updated successfully!")).toBeVisible();
  await page.goto("/");
  await expect(page.locator(".marquee")).toContainText("Groups leave on 6 February");
});

test("a post is created, edited and deleted", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await signIn(page);
  await expect(page).toHaveURL("/");
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("A quiet week in Istanbul");
  await page.getByLabel("Blog Image").fill("/art/tours-coast.svg");
  await page.getByLabel("Blog Type").fill("Tours");
  await page.getByLabel("Blog Link").pressSequentially("quiet week<in>istanbul");
  await expect(page.getByLabel("Blog Link")).toHaveValue("quietweekinistanbul");
  await page.getByRole("textbox", { name: "Content" }).fill("Seven mornings without a plan.");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Blog post created!")).toBeVisible();
  await expect(page.getByLabel("Blog Title")).toHaveValue("");

  await page.goto("/blog/quietweekinistanbul");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A quiet week in Istanbul");
  await expect(page.locator(".post-content")).toHaveText("Seven mornings without a plan.");

  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("link", { name: "Edit A quiet week in Istanbul" }).click();
  await page.getByLabel("Blog Title").fill("Two quiet weeks in Istanbul");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page).toHaveURL("/admin/blog");
  await expect(page.getByText("Blog post updated!")).toBeVisible();

  await page.getByRole("button", { name: "Delete Two quiet weeks in Istanbul" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure you want to delete this blog?");
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Two quiet weeks in Istanbul")).toHaveCount(0);
  expect((await page.request.get("/blog/quietweekinistanbul")).status()).toBe(404);
});

test("after Logout the admin area is closed again", async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await takenOver(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
  await page.goto("/admin");
  await expect(page).toHaveURL("/login");
});

test("Sign In says what is missing, and keeps what was typed when nothing answers", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.goto("/login");
  await takenOver(page);
  const form = page.getByRole("form", { name: "Sign In" });
  const submit = form.getByRole("button", { name: "Sign In" });
  await submit.click();
  await expect(form.getByRole("link", { name: "Enter your password" })).toBeVisible();

  await page.route("**/api/users/auth", (route) => route.abort());
  await form.getByLabel("Email").fill(OWNER.email);
  await form.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await submit.click();
  await expect(page.locator(".toast-region").getByRole("alert")).toBeVisible();
  await expect(form.getByLabel("Email")).toHaveValue(OWNER.email);
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue(OWNER.password);
  await expect(submit).toBeEnabled();
});
