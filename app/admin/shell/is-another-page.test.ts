import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { isAnotherPage } from "./is-another-page.ts";

const MEDIA = "/admin/media?q=kaaba";

test.each([
  ["another page", "/admin/package", true],
  ["the same, opened again", MEDIA, true],
  ["the same with another search", "/admin/media?q=gate", false],
])("%s is read anew: %s, %s", (_, to, isRead) => {
  const [currentUrl, nextUrl] = [MEDIA, to].map((path) => new URL(path, "https://rihla.example"));
  expect(isAnotherPage({ currentUrl, nextUrl } as ShouldRevalidateFunctionArgs)).toBe(isRead);
});
