import { expect, test } from "vitest";
import { spoken } from "#i18n/spoken.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { csvHead, csvRow } from "./enquiry-csv.ts";

test("each column holds what its head says", async () => {
  const { site } = await openTestSite();
  await makeEnquiry(site, { message: "Two rooms, please" });
  const parts = site.enquiry.parts({});
  const [stored] = (await parts.next()).value ?? [];
  if (!stored) throw new Error("no enquiry");
  const row = {
    ...stored,
    ...{
      reference: "RH-AAAA",
      createdAt: "2030-01-01T08:00:00.000Z",
      name: "Amina",
      page: "/contact",
    },
    ...{
      status: "called",
      topic: "umrah",
      phone: "+8801711000000",
      email: "amina@family.example",
    },
    ...{
      month: "2030-05",
      travellers: "4",
      language: "bn",
      answeredAt: "2030-01-02T08:00:00.000Z",
    },
    ...{ closedAt: "2030-01-03T08:00:00.000Z", ownerName: "Karim", followUpOn: "2030-01-04" },
    merged: [
      { reference: "RH-BBBB", message: "And a cot" },
      { reference: "RH-CCCC", message: "=1+1" },
    ],
  } as Parameters<typeof csvRow>[0];
  const cells = (line: string) =>
    [
      ...line
        .replace("\uFEFF", "")
        .trim()
        .matchAll(/"((?:[^"]|"")*)"/g),
    ].map(([, cell]) => cell);
  const heads = cells(csvHead(spoken));
  const told = Object.fromEntries(cells(csvRow(row, spoken)).map((cell, at) => [heads[at], cell]));
  expect(told).toEqual({
    ...{ Reference: "RH-AAAA", "Received (UTC)": "2030-01-01T08:00:00.000Z", Status: "Called" },
    ...{ About: "Umrah", Name: "Amina", "Mobile number": "'+8801711000000" },
    ...{ Email: "amina@family.example", Month: "2030-05", Travellers: "4" },
    ...{ Message: "Two rooms, please", Page: "/contact", Language: "বাংলা" },
    ...{ "First answer (UTC)": "2030-01-02T08:00:00.000Z" },
    ...{ "Closed (UTC)": "2030-01-03T08:00:00.000Z", Owner: "Karim", "Follow up": "2030-01-04" },
    Merged: "RH-BBBB: And a cot\n\nRH-CCCC: =1+1",
  });
});
