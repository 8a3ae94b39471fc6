import { expect, test } from "vitest";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { EnquiryGroups } from "./enquiry-groups.tsx";

const card = (name: string, followUpOn: string | null) =>
  ({
    ...{ _id: name, reference: name, name, followUpOn, status: "new", topic: "umrah", month: "" },
    ...{ unread: false, package: null, phone: "", email: "", message: "", travellers: null },
    ...{ language: "en", createdAt: "2026-11-20T06:00:00.000Z", ownerName: "", owner: null },
  }) as EnquiryCard;

const headingsOf = async (days: (string | null)[], isWhole: boolean) => {
  const enquiries = days.map((day, at) => card(`E${at}`, day));
  const shown = { ...{ openId: undefined, query: "", today: "2026-11-25" }, enquiries, isWhole };
  const html = await withinAdmin(<EnquiryGroups {...shown} />);
  return [...html.matchAll(/<h2.*?<\/h2>/g)].map(([one]) => one.replace(/<[^>]*>/g, "").trim());
};

test("how many others there are is said, and that there are more where not all are here", async () => {
  const [due, other] = ["2026-11-25", "2026-11-26"];
  expect(await headingsOf([due, other, null], true)).toEqual([
    "Overdue and today, 1",
    "The others, 2",
  ]);
  expect(await headingsOf([due, other, null], false)).toEqual([
    "Overdue and today, 1",
    "The others, 2+",
  ]);
  expect(await headingsOf([due, due], false)).toEqual(["Overdue and today, 2"]);
  expect(await headingsOf([other, null], true)).toEqual([]);
});
