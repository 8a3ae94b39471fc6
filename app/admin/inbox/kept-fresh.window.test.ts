import { expect, test, vi } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

async function openInbox() {
  const admin = await openAdminWindow({ demo: false });
  const as = await admin.asOwner();
  const ids = [];
  for (const name of ["Amal", "Farida", "Zahra"])
    ids.push((await makeEnquiry(admin.site, { name })).id);
  const change = async (id: string | undefined, what: object) => {
    const { version } = (await admin.get(`/api/enquiries/${id}`, as.cookie)).body;
    const { status } = await admin.send("PUT", `/api/enquiries/${id}`, { ...what, version }, as);
    expect(status).toBe(200);
  };
  return { admin, ids, change };
}

test("who wrote meanwhile is told above the list within seconds; what a colleague changed shows where one reads", async () => {
  const { admin, ids, change } = await openInbox();
  const screen = await admin.open(`/enquiries/${ids[0]}`);
  await makeEnquiry(admin.site, { name: "Karim" });
  await vi.advanceTimersByTimeAsync(9000);
  const came = await screen.came();
  expect(came.filter((line) => /came in|Karim/.test(line))).toEqual([
    "+ div role=status: ‹inbox› 1 new enquiry came in just now. <Show>",
  ]);
  await change(ids[0], { status: "waiting" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await screen.came()).filter((line) => /label=Status/.test(line))).toEqual([
    "+ Status <Waiting for papers ‹chevrons-up-down› | role=combobox dir=ltr expanded=false autocomplete=none label=Status: Waiting for papers>",
  ]);
});

test("j and k lead through the inbox; what is done says no more when it is due", async () => {
  const { admin, ids, change } = await openInbox();
  await change(ids[0], { followUpOn: "2026-11-20" });
  await change(ids[1], { followUpOn: "2026-11-20" });
  await change(ids[1], { status: "closed" });
  const screen = await admin.open("/enquiries");
  const due = [...document.querySelectorAll(".enquiry-row")].flatMap((row) => {
    const words = row.querySelector(".follow-up-words")?.textContent;
    return words ? [`${row.querySelector("b")?.textContent}: ${words}`] : [];
  });
  expect(due).toEqual(["Amal: 5 days over"]);
  const first = document.querySelector(".enquiry h2")?.textContent;
  await screen.key("j");
  const second = document.querySelector(".enquiry h2")?.textContent;
  await screen.key("k");
  expect([first === second, document.querySelector(".enquiry h2")?.textContent === first]).toEqual([
    false,
    true,
  ]);
});

test("a list that cannot be read anew stays, and says so; another search waits for its own", async () => {
  const { admin } = await openInbox();
  const screen = await admin.open("/enquiries");
  admin.answer(/GET .api.enquiries\?/, 500, { message: "The disk is full.", issues: [] });
  dispatchEvent(new Event("focus"));
  const seen = (lines: string[]) =>
    lines
      .filter((line) => /up to date|not be loaded|disk is full|auto: Amal/.test(line))
      .map((line) => line.trim().slice(0, 60));
  await screen.came();
  const stale = seen(screen.outline());
  await screen.press(/^Closed/);
  expect([stale, seen(screen.outline())]).toEqual([
    [
      "This list is not up to date. The disk is full.",
      "[{dir=auto: Amal} {datetime=2026-11-25T06:00:00.000Z: 6:00 a",
    ],
    ["The enquiries could not be loaded", "The disk is full."],
  ]);
});

test("a note is typed on while one looks through the list beside it", async () => {
  const { admin, ids } = await openInbox();
  const screen = await admin.open(`/enquiries/${ids[0]}`);
  await screen.type("Add a note", "She called.");
  const came = await screen.press(/^Called/);
  expect(came.filter((line) => /dialog|^at/.test(line))).toEqual([
    "at /admin/enquiries/id1?status=called",
  ]);
  const field = document.querySelector<HTMLTextAreaElement>("textarea[name=text]");
  expect(field?.value).toBe("She called.");
  const asked = await screen.press("Back to the list");
  expect(asked.filter((line) => line.startsWith("+ ## "))).toEqual(["+ ## Leave without saving?"]);
});
