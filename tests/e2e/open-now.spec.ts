import { expect, takenOver, test } from "#tests/support/browser-test.ts";

test("the contact section says whether somebody is there, by the clock of this moment", async ({
  page,
}) => {
  // A Sunday, two minutes before nine in Dhaka: the page was made at another time.
  await page.clock.install({ time: new Date("2026-11-22T14:58:00Z") });
  await page.goto("/");
  await takenOver(page);
  const line = page.getByRole("region", { name: "Planning this journey?" }).locator(".open-now");
  await expect(line).toHaveText("Open now until 9 pm");
  await page.clock.runFor(3 * 60_000);
  await expect(line).toHaveText("Closed now, opens tomorrow at 9 am");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it says the hours alone", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".contact-section .open-now")).toHaveText(
      "Open Saturday to Thursday, 9 am to 9 pm. Friday, 3 pm to 9 pm",
    );
  });
});
