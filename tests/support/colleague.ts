import type { Browser, Page } from "@playwright/test";
import { expect, noticeTakingOver } from "./browser-test.ts";
import { ask, fillSignIn } from "./staff.ts";

export const COLLEAGUE = {
  name: "Rahim Uddin",
  email: "rahim@rihla.example",
  password: "rain on a tin roof",
};

/** Somebody else of the agency, at a device of their own. @param page of the owner */
export async function openColleague(page: Page, browser: Browser): Promise<Page> {
  const { origin } = new URL(page.url());
  const { email } = COLLEAGUE;
  const { body } = await ask(page, "POST", "/api/users/invitations", { email });
  const invitation = new URL(body.link).searchParams.get("invitation");
  const context = await browser.newContext({ baseURL: origin });
  const answer = await context.request.post(`${origin}/api/users`, {
    headers: { origin },
    data: { ...COLLEAGUE, invitation },
  });
  expect(answer.status()).toBe(201);
  const theirs = await context.newPage();
  await noticeTakingOver(theirs);
  await theirs.goto("/login");
  if (theirs.url().endsWith("/login")) await fillSignIn(theirs, COLLEAGUE);
  return theirs;
}
