import { expect, test } from "vitest";
import { settingsStanding } from "./settings-standing.ts";

const FACTS = {
  settings: {
    brand: { name: "Noor", tagline: "" },
    social: [],
    knowMoreLink: "/blog",
    enquiryMonths: 12,
  },
  ...{ isNoticeShown: true, languages: 1, redirects: 2, unknown: 0, canMail: true, failedMails: 0 },
  ...{ staff: 1, invitations: 0, email: "nadia@noor.example", hasSecondFactor: false },
};

test("each place says how it stands", () => {
  expect(settingsStanding(FACTS)).toMatchObject({
    ...{ agency: "Noor", social: "None yet", notice: "Shown on the home page" },
    ...{ moved: "2 lead on", "know-more": "/blog", mail: "Goes out", staff: "1 person" },
    ...{
      languages: "1 language beside English",
      enquiries: "Kept for 12 months after closing",
      profile: "nadia@noor.example",
    },
  });
});

test("what needs somebody is said first", () => {
  const facts = { ...FACTS, isNoticeShown: false, unknown: 3, failedMails: 1, invitations: 1 };
  expect(settingsStanding(facts)).toMatchObject({
    ...{ notice: "Not shown", moved: "3 asked for, but not there" },
    ...{ mail: "1 did not go out", staff: "1 person, 1 invitation open" },
  });
  expect(settingsStanding({ ...facts, canMail: false }).mail).toBe("Not set up: nothing goes out");
});
