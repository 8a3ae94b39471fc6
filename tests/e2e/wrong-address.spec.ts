import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { OWNER } from "#tests/support/staff-names.ts";

const PUBLIC_URL = "http://agency.example";

test.use({ siteEnv: { PUBLIC_URL } });

const WORDS = `This website's address is ${PUBLIC_URL}. Open it there and send this again.`;

test("at an address that is not the site's own, forms say where it is and keep what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 403/);
  await page.goto("/contact");
  await takenOver(page);
  const form = page.getByRole("form", { name: "Send Message" });
  await form.getByLabel("Name").fill("Farida");
  await form.getByLabel("Email").fill("farida@mail.example");
  await form.getByLabel("Message").fill("Two of us, in May.");
  await form.getByRole("button").click();
  await expect(form).toContainText(WORDS);
  await expect(form.getByLabel("Message")).toHaveValue("Two of us, in May.");

  await page.goto("/register");
  await takenOver(page);
  const registration = page.getByRole("form", { name: "Register" });
  await registration.getByLabel("Name").fill(OWNER.name);
  await registration.getByLabel("Email").fill(OWNER.email);
  await registration.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await registration.getByRole("button", { name: "Register" }).click();
  await expect(registration).toContainText(WORDS);
});
