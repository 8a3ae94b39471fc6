import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const field = (name: string) => document.querySelector<HTMLElement>(`textarea[name="${name}"]`);
const focused = () => document.activeElement?.getAttribute("name") ?? "";

/** @returns whether the screen took the keys for itself */
function typed(code: string, more: KeyboardEventInit = {}): boolean {
  const key = code === "Enter" ? code : code.slice(-1).toLowerCase();
  const init = { key, code, bubbles: true, cancelable: true, ...more };
  const event = new KeyboardEvent("keydown", init);
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

test("the keys of translating are taken, and what writes letters is left alone", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/translate/bn/package/umrah");
  const [ctrlKey, altKey, shiftKey, metaKey] = [true, true, true, true];
  field("title")?.focus();
  expect(typed("KeyN", { altKey })).toBe(true);
  // AltGr, with which letters are written; and whoever is amid a word.
  expect(typed("KeyN", { altKey, ctrlKey })).toBe(false);
  expect(typed("KeyN", { altKey, metaKey })).toBe(false);
  expect(typed("KeyN", { altKey, isComposing: true })).toBe(false);
  for (const code of ["KeyN", "KeyC", "Enter"]) expect([code, typed(code)]).toEqual([code, false]);
  expect(typed("KeyC", { ctrlKey })).toBe(false);
  expect(typed("KeyM", { altKey })).toBe(false);
  expect(focused()).toBe("title");

  expect(typed("Enter", { ctrlKey })).toBe(true);
  expect(focused()).toBe("description");
  expect(typed("Enter", { metaKey })).toBe(true);
  expect(focused()).toBe("services.0");
  expect(typed("KeyC", { ctrlKey, shiftKey })).toBe(true);
  expect(await screen.came()).toContain("+ ## Replace what is written?");
  // What is asked has the keys.
  expect(typed("KeyN", { altKey })).toBe(false);
  await screen.press("Copy over it");
  expect(field("services.0")).toHaveProperty("value", "Umrah visa and biometric booking");

  (document.activeElement as HTMLElement).blur();
  expect(typed("Enter", { ctrlKey })).toBe(false);
  expect(typed("KeyC", { ctrlKey, shiftKey })).toBe(false);
  expect(typed("KeyN", { altKey })).toBe(true);
});
