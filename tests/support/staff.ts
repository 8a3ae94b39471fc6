import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Blog } from "#contracts/blog.ts";
import { expect, takenOver } from "./browser-test.ts";
import { cookieOfToken } from "./make-session.ts";
import { seatOwner } from "./seat-owner.ts";
import { dataFolderOf, isOwn, takeReadyToken } from "./servers.ts";
import { OWNER } from "./staff-names.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Asks the API as the page itself would, with its cookies. */
export async function ask(page: Page, method: Method, path: string, data?: object) {
  const response = await send(page.request, new URL(page.url()).origin, method, path, data);
  return { status: response.status(), body: await response.json() };
}

function send(
  request: APIRequestContext,
  origin: string,
  method: Method,
  path: string,
  data?: object,
) {
  return request.fetch(origin + path, { method, data, headers: { origin } });
}

/** Signs the owner in without form and password; on a site of the test's own there is one from now on. */
export async function signInOwner(page: Page, site: string): Promise<void> {
  const folder = dataFolderOf(site);
  const cookie = isOwn(site)
    ? seatOwner(folder, OWNER)
    : cookieOfToken(takeReadyToken(), readFileSync(path.join(folder, "secret"), "utf8"));
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: site, httpOnly: true, sameSite: "Lax" }]);
}

/** Signed in as the owner, on a page that React has taken over. */
export async function openAsOwner(page: Page, site: string, address: string): Promise<void> {
  await signInOwner(page, site);
  await page.goto(address);
  await takenOver(page);
}

/** Fills Sign In of the page and sends it. */
export async function fillSignIn(page: Page, given: Partial<typeof OWNER> = {}): Promise<void> {
  const { email, password } = { ...OWNER, ...given };
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

/** A post of the test's own, so that others do not meet it. */
export async function writePost(page: Page, site: string, given: Partial<Blog> = {}) {
  const link = given.link ?? `post-${randomUUID()}`;
  const data = {
    title: `A post at ${link}`,
    type: "Visa Tips",
    image: "/art/routes-map.svg",
    content: "<p>Start with the dates.</p>",
    ...given,
    link,
  };
  const response = await send(page.request, site, "POST", "/api/blogs", data);
  expect(response.status()).toBe(201);
  return (await response.json()) as Blog;
}
