import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { travelAgency } from "./structured-data.ts";

const HOURS = { until: "", opens: "09:00", closes: "18:00", words: "" };

test("search engines read the hours that stand in days, and no others", () => {
  const given = {
    phones: [{ label: "", number: "+880 1811-000111" }],
    hours: [
      { ...HOURS, from: "Saturday", until: "Sunday" },
      { ...HOURS, from: "", words: "By appointment" },
    ],
  };
  const settings = settingsSchema.parse({ ...completed(SETTINGS_FIELDS, given), versions: {} });
  const publicUrl = "https://noor.example";
  const agency = travelAgency({
    ...{
      settings,
      publicUrl,
      noticePhone: "",
      noticeEnds: null,
      year: "2026",
      legal: [],
      languages: ["en"],
    },
  });
  expect(agency).toMatchObject({
    "@id": "https://noor.example/#agency",
    telephone: ["+880 1811-000111"],
    openingHoursSpecification: [
      { dayOfWeek: ["Saturday", "Sunday"], opens: "09:00", closes: "18:00" },
    ],
  });
  expect(agency).toHaveProperty("openingHoursSpecification.length", 1);
  expect(agency).not.toHaveProperty("email");
});
