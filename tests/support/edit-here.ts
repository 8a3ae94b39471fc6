import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";
import { ask } from "./staff.ts";

export const TITLE = "Take your mother for Umrah";
export const HEADLINE = "Headline of slide 1";

export const textOf = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
export const barOf = (page: Page) => page.getByRole("complementary", { name: "Editing this page" });
export const stateOf = (page: Page) => barOf(page).getByRole("status");

export const addressOf = (path: string, place: string) => `${path}?preview=${place}&edit`;

export async function openHome(page: Page): Promise<void> {
  await page.goto(addressOf("/", "home/home"));
  await expect(textOf(page, "News line")).toBeFocused();
}

export async function write(page: Page, name: string, text: string): Promise<void> {
  await textOf(page, name).first().click();
  await textOf(page, name).first().fill(text);
  await page.keyboard.press("Enter");
  // Of a list the next one is begun.
  await page.keyboard.press("Escape");
  await expect(stateOf(page)).toContainText("not public yet");
}

export async function asVisitor(page: Page, path: string): Promise<string> {
  return (await fetch(new URL(path, page.url()))).text();
}

export async function waitingAt(page: Page, place: string) {
  return (await ask(page, "GET", `/api/drafts/${place}`)).body.body;
}
