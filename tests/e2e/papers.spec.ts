import { expect, takenOver, test } from "#tests/support/browser-test.ts";

const LIST = "/work-visa/papers/malaysia/driver/worked-abroad";

test("from two questions to the list; what is ticked stays here, and nothing of it leaves", async ({
  page,
}) => {
  await page.goto("/work-visa/papers/malaysia");
  await page.getByRole("link", { name: /^Driver/ }).click();
  await expect(page.getByRole("heading", { name: "Have you worked abroad before?" })).toBeVisible();
  await page.getByRole("link", { name: "Yes, I have" }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await takenOver(page);
  const passport = page.getByRole("checkbox", { name: "Passport", exact: true });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await passport.check();
  await expect(page.getByText(/^1 of \d+ ready$/).first()).toBeVisible();
  const message = page.getByRole("link", { name: "Send on WhatsApp" });
  const text = new URL((await message.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  expect(text).toContain("☐ Photographs");
  expect(text).not.toContain("☐ Passport");
  expect(text.split("\n").at(-1)).toMatch(new RegExp(`^http.*${LIST}$`));

  const others = page.getByRole("checkbox").and(page.locator(":not(:checked)"));
  await page.getByRole("checkbox", { name: "Birth certificate" }).check();
  const told = async () =>
    new URL((await message.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  // One of these is enough.
  expect(await told()).not.toContain("National ID card");
  for (let left = await others.count(); left > 0; left--) await others.first().check();
  expect(await told()).toContain("☑ Passport");
  expect(await told()).not.toContain("☐");
  expect(sent).toEqual([]);

  await page.reload();
  await takenOver(page);
  await expect(passport).toBeChecked();
  await page.getByRole("button", { name: "Clear my ticks" }).click();
  await expect(page.getByText("Your ticks are gone from this device.")).toBeVisible();
  await expect(passport).not.toBeChecked();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^papers/.test(key))),
  ).toEqual([]);
});

test("a country that has no list leads to a question, and the question into the inbox", async ({
  page,
}) => {
  await page.goto("/work-visa/papers/sri-lanka");
  await expect(
    page.getByRole("heading", { name: "We have no checked list for Sri Lanka yet" }),
  ).toBeVisible();
  await expect(page.getByLabel("Which country")).toHaveValue("Sri Lanka");
  await page.getByLabel("Your name").fill("Farida Yasmin");
  await page.getByLabel("Mobile number").fill("01711 111111");
  await page.getByRole("button", { name: "Ask us" }).click();
  await expect(page.getByRole("heading", { name: /Farida/ })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is whole, and is ticked on paper", async ({ page }) => {
    await page.goto("/work-visa/papers/malaysia/driver");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Papers for Work visa for Malaysia",
    );
    expect(await page.locator(".paper .square:visible").count()).toBeGreaterThan(8);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });
});

test("whoever has not looked at a list for 90 days says so", async ({ page }) => {
  await page.goto("/work-visa/papers/qatar/driver");
  await expect(page.getByText(/^We have not checked this list since/)).toBeVisible();
  await expect(page.getByText("Together, about")).toHaveCount(0);
});
