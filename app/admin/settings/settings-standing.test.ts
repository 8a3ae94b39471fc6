import { expect, test } from "vitest";
import { settingsStanding } from "./settings-standing.ts";

const FACTS = {
  settings: {
    brand: { name: "Noor", tagline: "" },
    social: [],
    knowMoreLink: "/blog",
    enquiryMonths: 12,
    timeZone: "Asia/Dhaka",
  },
  ...{ isNoticeShown: true, languages: 1, redirects: 2, unknown: 0, canMail: true, failedMails: 0 },
  ...{ staff: 1, invitations: 0, email: "nadia@noor.example", hasSecondFactor: false },
  backupAt: null,
};

test("each place says how it stands", () => {
  expect(settingsStanding(FACTS)).toMatchObject({
    ...{ agency: "Noor", social: "None yet", notice: "Shown on the home page" },
    ...{ moved: "2 lead on", "know-more": "/blog", mail: "Goes out", staff: "1 person" },
    ...{
      languages: "1 language beside English",
      enquiries: "Kept for 12 months after closing",
      profile: "nadia@noor.example",
      backups: "None was made yet",
    },
  });
});

test("what needs somebody is said first", () => {
  const facts = { ...FACTS, isNoticeShown: false, unknown: 3, failedMails: 1, invitations: 1 };
  expect(settingsStanding(facts)).toMatchObject({
    ...{ notice: "Not shown", moved: "3 asked for, but not there" },
    ...{ mail: "1 did not go out", staff: "1 person, 1 invitation open" },
  });
  const backupAt = "2020-02-03T20:10:00.000Z";
  expect(settingsStanding({ ...facts, backupAt }).backups).toBe(
    "4 Feb 2020, 2:10 am, tried and whole",
  );
  expect(settingsStanding({ ...facts, canMail: false }).mail).toBe("Not set up: nothing goes out");
});
