import { expect, test } from "vitest";
import { onPhone } from "#tests/support/on-phone.ts";
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

test("on a phone an enquiry is read from its top, and the list shows the row one came from", async () => {
  const admin = await openAdminWindow();
  const scrolls = onPhone();
  const screen = await admin.open("/enquiries");
  await screen.press(/Tasnim Ahmed/);
  expect(scrolls.mock.calls).toEqual([[0, 0]]);
  const back = await screen.press("Back to the list");
  expect(back.slice(-2)).toEqual([
    "at /admin/enquiries",
    "focus a Tasnim Ahmed6:40 amMy IELTS is 6.5. Which colleges can I app",
  ]);
  expect(scrolls.mock.calls).toEqual([[0, 0]]);
});

test("who sets another thing of an enquiry stays at it, also among those of one status", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries?status=new");
  await screen.press(/Tasnim Ahmed/);
  const came = [
    ...(await screen.press("Tomorrow")),
    ...(await screen.type("Owner", admin.owner._id)),
  ];
  expect(came.filter((line) => /^(at|success)/.test(line))).toEqual([
    "success: Saved: follow up Tomorrow.",
    "success: Saved: Nadia Islam looks after it.",
  ]);
});

test("from the first of a status one goes on downwards; Back leads to no enquiry that is deleted", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries?status=new");
  const rows = [...document.querySelectorAll(".enquiry-row > b")].map((one) => one.textContent);
  await screen.press(new RegExp(`^${rows[0]}`));
  await screen.press("Status: New");
  await screen.key("ArrowDown");
  const came = await screen.key("Enter");
  expect([rows.length, came.at(-1)]).toEqual([3, `focus h2 ${rows[1]}`]);
  await screen.press("Delete");
  expect((await screen.press("Delete")).slice(-2)).toEqual([
    "at /admin/enquiries?status=new",
    "focus h1 Enquiries",
  ]);
  expect(screen.router.state.historyAction).toBe("REPLACE");
});
