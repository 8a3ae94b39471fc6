import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const DAYS = [
  ["Over", "2026-11-24"],
  ["Due", "2026-11-25"],
  ["Later", "2026-11-26"],
  ["Never", null],
] as const;

test("what is to be followed up today or before stands first; only what is over is late", async () => {
  const admin = await openAdminWindow({ demo: false });
  const by = { by: admin.owner._id };
  for (const [name, followUpOn] of DAYS) {
    const { id } = await makeEnquiry(admin.site, { name });
    if (followUpOn) await admin.site.enquiry.update(id, { followUpOn, version: 1 }, by);
  }
  const screen = await admin.open("/enquiries");
  const row = (name: string) => new RegExp(`^${name}6:00 am`);
  expect(screen.outline(".inbox-list").map((line) => line.replace(/ \{datetime.*/, ""))).toEqual([
    "section label=List of enquiries:",
    "  p role=status .sr-only: 4 enquiries",
    "  ## {data-due=true} ‹clock› Overdue and today, 2",
    '  ul labelledby="Overdue and today, 2":',
    "    li:",
    "      [{dir=auto: Over}",
    "      div .lg:hidden: [‹phone› Call | href=tel:01011480226 label=Call Over, 01011-480226]",
    "    li:",
    "      [{dir=auto: Due}",
    "      div .lg:hidden: [‹phone› Call | href=tel:01011480226 label=Call Due, 01011-480226]",
    "  ## The others, 2",
    '  ul labelledby="The others, 2":',
    "    li data-open=true:",
    "      [{dir=auto: Never}",
    "      div .lg:hidden: [‹phone› Call | href=tel:01011480226 label=Call Never, 01011-480226]",
    "    li:",
    "      [{dir=auto: Later}",
    "      div .lg:hidden: [‹phone› Call | href=tel:01011480226 label=Call Later, 01011-480226]",
  ]);
  const inRows = document.querySelectorAll<HTMLElement>(".inbox-list .follow-up-words");
  expect([...inRows].map(({ textContent, dataset }) => [textContent, dataset.over])).toEqual([
    ["1 day over", "true"],
    ["Today", undefined],
    ["Tomorrow", undefined],
  ]);
  const shown: unknown[] = [];
  for (const [name] of DAYS) {
    await screen.press(row(name));
    const words = document.getElementById("enquiry-follow-up-words");
    shown.push(words && [words.textContent, words.dataset.over]);
  }
  expect(shown).toEqual([
    ["1 day over", "true"],
    ["Today", undefined],
    ["Tomorrow", undefined],
    null,
  ]);
  await screen.press(row("Due"));
  expect(await screen.press("No date")).toContain("+ ## The others, 3");
});

test("who changes their mind while a day is on its way is heard", async () => {
  const admin = await openAdminWindow({ demo: false });
  const { id } = await makeEnquiry(admin.site, { name: "Due" });
  const screen = await admin.open("/enquiries");
  await screen.press(/^Due6:00 am/);
  const chip = (label: string) =>
    [...document.querySelectorAll<HTMLElement>(".quick-days .chip")].find(
      ({ textContent }) => textContent === label,
    );
  chip("Tomorrow")?.click();
  // React shows it before any answer can come.
  for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  expect(document.querySelector(".quick-days")?.getAttribute("aria-busy")).toBe("true");
  chip("No date")?.click();
  await screen.came();
  expect((await admin.site.enquiry.find(id))?.followUpOn).toBeNull();
});
