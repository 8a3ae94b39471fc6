import { expect, onTestFinished, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { typeIn } from "#tests/support/type-in.ts";

test("a key that is held down loses nothing, beside a preview of the whole page", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/contact");
  const frame = document.querySelector("iframe");
  frame?.dispatchEvent(new Event("load"));
  await screen.came();
  const body = frame?.contentDocument?.body;
  // The window empties a frame before React takes its page away.
  onTestFinished(() => void (body && Object.assign(body, { removeChild: (one: Node) => one })));
  expect(body?.querySelector(".open-now")?.textContent).toMatch(/^(Open|Closed) now/);
  const keys = 60;
  for (let key = 1; key <= keys; key++) {
    typeIn("phones.0.label", "a".repeat(key));
    // React answers each key, and the browser has no time for anything else.
    await Promise.resolve();
  }
  const field = document.querySelector<HTMLInputElement>('[name="phones.0.label"]');
  expect(field?.value).toBe("a".repeat(keys));
});
