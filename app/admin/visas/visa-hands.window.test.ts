import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a paper that is dragged is dropped in the place of another; what else is dragged there is left alone", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas/edit/work-qatar");
  const lines = () => [...document.querySelectorAll<HTMLElement>(".paper-line")];
  const names = () => lines().map((line) => line.querySelector(".paper-name span")?.textContent);
  /** @returns whether it may be dropped there */
  async function drag(kind: "dragstart" | "dragover" | "drop", at: number) {
    const line = lines()[at];
    const event = new Event(kind, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { setData() {} } });
    (kind === "dragstart" ? line?.querySelector("[draggable]") : line)?.dispatchEvent(event);
    await screen.came();
    return event.defaultPrevented;
  }
  const [first, second, third, ...others] = names();
  expect([await drag("dragover", 1), await drag("drop", 1)]).toEqual([false, false]);
  await drag("dragstart", 0);
  expect([await drag("dragover", 2), await drag("drop", 2)]).toEqual([true, true]);
  expect(names()).toEqual([second, third, first, ...others]);
  expect(await drag("dragover", 1)).toBe(false);
  expect(screen.outline().join()).toContain(`${first} is at place 3 of`);
});

test("a new answer is an empty line of its own, and is named at once", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas/edit/work-qatar");
  const answers = () =>
    document.querySelectorAll('input[name^="profiles."][name$=".label"]').length;
  const before = answers();
  await screen.press("Profile");
  expect((document.activeElement as HTMLInputElement).name).toBe(`profiles.${before}.label`);
  expect(answers()).toBe(before + 1);
});
