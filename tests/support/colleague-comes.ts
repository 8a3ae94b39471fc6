import type { Browser, Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "./browser-test.ts";
import type { OWNER } from "./staff-names.ts";

export const COLLEAGUE = {
  name: "Karim Uddin",
  email: "karim@rihla.example",
  password: "rain on a tin roof",
};

export async function register(page: Page, { name, email, password }: typeof OWNER): Promise<void> {
  await takenOver(page);
  const form = page.getByRole("form", { name: "Register" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Register" }).click();
}

/** A browser of somebody else. */
export async function sitDownElsewhere(
  browser: Browser,
  baseURL: string | undefined,
): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await noticeTakingOver(page);
  return page;
}

export async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Staff" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByLabel("Send this link yourself").inputValue();
  await expect(page.getByText(`For ${email}. It works once`)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  return link;
}
