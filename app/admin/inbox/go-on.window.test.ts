import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("who works on one status goes on with the next of it; who looks at all of them stays", async () => {
  const admin = await openAdminWindow();
  /** @returns where one is after an enquiry was set to the status below its own */
  async function afterCalled(search: string, name: RegExp) {
    const screen = await admin.open(`/enquiries${search}`);
    await screen.press(name);
    await screen.press("Status: New");
    await screen.key("ArrowDown");
    const came = await screen.key("Enter");
    return came.filter((line) => /^(at|focus|success)/.test(line));
  }
  expect(await afterCalled("?status=new", /Tasnim Ahmed/)).toEqual([
    "success: Saved: Called.",
    "at /admin/enquiries/id1?status=new",
    "focus h2 Rafiqul Islam",
  ]);
  expect(await afterCalled("", /Rafiqul Islam/)).toEqual([
    "success: Saved: Called.",
    "focus button Status: Called",
  ]);
});
