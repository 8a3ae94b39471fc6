import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { fillSignIn, signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ baseURL: EDITING_URL });

test.beforeEach(async ({ page, context }) => {
  await signInOwner(page, EDITING_URL);
  await context.clearCookies();
  await page.goto("/login");
  await takenOver(page);
});

test("email has its type, and the button is off while the request is on its way", async ({
  page,
}) => {
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/users/auth", async (route) => {
    await held;
    await route.continue();
  });
  await fillSignIn(page);
  const submit = page.getByRole("form", { name: "Sign In" }).locator('button[type="submit"]');
  await expect(submit).toBeDisabled();
  letGo();
  await expect(page).toHaveURL("/");
  const info = await page.evaluate(() => localStorage.getItem("userInfo"));
  expect(JSON.parse(info ?? "null")).toMatchObject({ name: OWNER.name, email: OWNER.email });
  await page.goto("/login");
  await expect(page).toHaveURL("/admin");
});

test("the admin navigation bar stands there, signed out, and on Register", async ({ page }) => {
  const bar = page.getByRole("navigation", { name: "Admin" });
  await expect(bar.getByRole("link")).toHaveText(["Sign In", "Register"]);
  await expect(bar.getByRole("link", { name: "Sign In" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/register");
  await expect(bar.getByRole("link", { name: "Register" })).toHaveAttribute("aria-current", "page");
});

test("a failure is a toast with the message of the server, otherwise with ours", async ({
  page,
  watch,
}) => {
  watch.allow(/status of (401|502)|ERR_FAILED/);
  const toast = page.locator(".toast-region").getByRole("alert").first();
  await fillSignIn(page, { password: "not the password" });
  await expect(toast).toContainText("Invalid email or password");
  for (const [answer, words] of [
    [
      { status: 502, body: "<h1>Bad gateway</h1>" },
      "The site gave an answer that could not be read.",
    ],
    [null, "The site could not be reached."],
  ] as const) {
    await page.route("**/api/users/auth", (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await fillSignIn(page);
    await expect(toast).toContainText(words);
    await page.unroute("**/api/users/auth");
  }
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});

test("what userInfo holds grants nothing: the server decides", async ({ page, request }) => {
  await page.evaluate(() =>
    localStorage.setItem("userInfo", JSON.stringify({ _id: "x", name: "Nobody", email: "x@x.x" })),
  );
  await page.goto("/admin/blog");
  await expect(page).toHaveURL("/login");
  const written = await request.post("/api/blogs", { data: {}, headers: { origin: EDITING_URL } });
  expect(written.status()).toBe(401);
});
