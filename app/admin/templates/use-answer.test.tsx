import { expect, test } from "vitest";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { useAnswer } from "./use-answer.ts";

const ENQUIRY = {
  ...{ _id: "one", name: "Farida", reference: "RH-7K3Q", topic: "umrah", package: null },
  ...{ language: "en", phone: "", email: "f@example.com", departure: null, departures: [] },
} as unknown as Enquiry;

async function problemsOf(subject: string, body: string) {
  const said = (en: string) => ({ en, bn: "", ar: "" });
  const template = { _id: "t", title: said("T"), subject: said(subject), body: said(body) };
  let problems: string[] = [];
  function Probe() {
    problems = useAnswer(ENQUIRY, [template as ReplyTemplate])?.problems ?? [];
    return null;
  }
  await withinAdmin(<Probe />);
  return problems;
}

test("what is missing is said, whether it stands in the text or in the subject of the mail", async () => {
  expect(await problemsOf("{reference}", "Dear {name}")).toEqual([]);
  const [missing, ...more] = await problemsOf("We leave on {date}", "Dear {name}");
  expect([missing, more]).toEqual([expect.stringContaining("Date"), []]);
  expect(await problemsOf("{reference}", "We leave on {date}")).toEqual([missing]);
  expect(await problemsOf("{date}", "We leave on {date}")).toEqual([missing]);
  expect(await problemsOf("{reference}", "It costs … taka")).toHaveLength(1);
});
