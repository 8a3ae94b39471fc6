import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("an enquiry that is gone, that cannot be loaded, or that stands in another says so", async () => {
  const admin = await openAdminWindow({ demo: false });
  const as = await admin.asOwner();
  const [one, two] = [
    await makeEnquiry(admin.site, { name: "Farida" }),
    await makeEnquiry(admin.site, { name: "Farida" }),
  ];
  let screen = await admin.open("/enquiries/nowhere");
  expect(screen.outline(".enquiry-pane")).toEqual([
    "[‹chevron-left› Back to the list | href=/admin/enquiries]",
    "(img src=/art/madinah-dawn.svg alt)",
    "This enquiry is not here",
    "Somebody may have deleted it.",
  ]);
  admin.answer(/GET .api.enquiries.[^?]+$/, 500, { message: "The disk is full.", issues: [] });
  screen = await admin.open(`/enquiries/${one.id}`);
  expect(screen.outline(".enquiry-pane")).toEqual([
    "[‹chevron-left› Back to the list | href=/admin/enquiries]",
    "(img src=/art/madinah-dawn.svg alt)",
    "The enquiry could not be loaded",
    "The disk is full.",
    "<Try again>",
  ]);
  admin.answerAsBefore();
  const again = await screen.press("Try again");
  expect(again.filter((line) => line.startsWith("+ ## "))).toEqual([]);
  const path = `/api/enquiries/${one.id}`;
  const { version } = (await admin.get(path, as.cookie)).body;
  const merged = await admin.send("POST", `${path}/merge`, { other: two.id, version }, as);
  expect(merged.status).toBe(200);
  screen = await admin.open(`/enquiries/${two.id}`);
  expect(screen.outline(".enquiry-pane")).toEqual([
    "[‹chevron-left› Back to the list | href=/admin/enquiries]",
    "(img src=/art/madinah-dawn.svg alt)",
    "This stands in id3",
    "It was merged. Its message, notes and mails are read there.",
    "[Open id3 | href=/admin/enquiries/id2]",
  ]);
});
