import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { ask } from "#tests/support/staff.ts";

test("showing a language leaves alone what a colleague has shown since the page was opened", async ({
  page,
}) => {
  await page.goto("/admin/settings/languages");
  await ask(page, "PUT", "/api/languages", { shown: [] });
  await page.reload();
  await takenOver(page);
  const bangla = page.getByRole("checkbox", { name: /বাংলা/ });
  const arabic = page.getByRole("checkbox", { name: /العربية/ });
  await expect(bangla).not.toBeChecked();
  await ask(page, "PUT", "/api/languages/bn", { isShown: true });
  await arabic.click();
  await expect(arabic).toBeChecked();
  await expect(bangla).toBeChecked();
  expect((await page.request.get("/bn")).status()).toBe(200);
  expect((await page.request.get("/ar")).status()).toBe(200);
});
