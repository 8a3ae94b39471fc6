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

test("the first answer that can be given is offered: what is not known of an enquiry stands in its way, a day does not", async () => {
  const said = (en: string) => ({ en, bn: "", ar: "" });
  const templates = ["About {package}", "We leave on {date}", "Dear {name}"].map((body, at) => ({
    _id: `t${at}`,
    title: said(body),
    subject: said("Us"),
    body: said(body),
  })) as ReplyTemplate[];
  const offered = async (enquiry: object) => {
    let found: string | undefined;
    function Probe() {
      found = useAnswer({ ...ENQUIRY, ...enquiry }, templates)?.template._id;
      return null;
    }
    await withinAdmin(<Probe />);
    return found;
  };
  expect(await offered({ topic: "umrah" })).toBe("t0");
  expect(await offered({ topic: "message" })).toBe("t1");
});

test("the day is that of the journey that was asked about, as long as it is among those that are there", async () => {
  const said = (en: string) => ({ en, bn: "", ar: "" });
  const template = { _id: "t", title: said("T"), subject: said("Us"), body: said("On {date}.") };
  const departures = [
    { _id: "d1", leavesOn: "2026-12-01" },
    { _id: "d2", leavesOn: "2027-02-14" },
  ];
  const answered = async (departure: string | null) => {
    let said = "";
    let day = "";
    function Probe() {
      const enquiry = { ...ENQUIRY, departure, departures } as unknown as Enquiry;
      const answer = useAnswer(enquiry, [template as ReplyTemplate]);
      said = answer?.parts.map(({ text }) => text).join("") ?? "";
      day = answer?.day ?? "";
      return null;
    }
    await withinAdmin(<Probe />);
    return [day, said];
  };
  expect(await answered("d2")).toEqual(["2027-02-14", "On 14 February 2027."]);
  expect((await answered("gone"))[0]).toBe("");
  expect((await answered(null))[0]).toBe("");
});

test("text, subject and what is filled in are in one language: that of whoever asked, or the one that the text is written in", async () => {
  const both = { en: "Dear {name}: {package}", bn: "প্রিয় {name}: {package}", ar: "" };
  const subject = { en: "About Umrah", bn: "ওমরাহ নিয়ে", ar: "عن العمرة" };
  const answered = async (language: string, body: object) => {
    const template = { _id: "t", title: both, subject, body } as unknown as ReplyTemplate;
    let mail = "";
    function Probe() {
      const enquiry = { ...ENQUIRY, language } as Enquiry;
      mail = useAnswer(enquiry, [template])?.hrefs.mail ?? "";
      return null;
    }
    await withinAdmin(<Probe />);
    const search = new URL(mail).searchParams;
    return [search.get("subject"), search.get("body")];
  };
  const inEnglish = ["About Umrah", "Dear Farida: Umrah"];
  expect(await answered("en", both)).toEqual(inEnglish);
  expect(await answered("bn", both)).toEqual(["ওমরাহ নিয়ে", "প্রিয় Farida: ওমরাহ"]);
  expect(await answered("ar", both)).toEqual(inEnglish);
  expect(await answered("bn", { ...both, bn: "" })).toEqual(inEnglish);
});
