import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("straight from one translation to another of the same language nothing of the first stays", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/translate/bn/post/post-14");
  const title = () => document.querySelector<HTMLTextAreaElement>("textarea[name=title]")?.value;
  expect(title()).toBe("চার ধাপে ওমরাহ, সহজ কথায়");
  await screen.router.navigate("/admin/translate/bn/post/post-12");
  await screen.came();
  expect(document.querySelector("h1")?.textContent).toContain("How to read an e-ticket");
  expect(title()).toBe("");
});
