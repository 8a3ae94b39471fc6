import { expect, test } from "vitest";
import { AS_AGENCY } from "#contracts/office-hours.ts";
import { htmlOnSite, shownOnSite, siteOf } from "#tests/support/shown-on-site.tsx";
import { LicenceCards } from "./licence-cards.tsx";
import { officeData } from "./office-data.ts";
import { Offices } from "./offices.tsx";
import { OfficialNumbers } from "./official-numbers.tsx";

const OFFICE = {
  name: "Dhaka",
  address: "1 Road",
  directions: "Lift 2",
  phones: "+880 1\n \n+880 2",
};
const OWN = { ...OFFICE, hours: "Sunday/Thursday 09:00-17:00", hoursNote: "Closed at noon" };
const BARE = { name: "Sylhet", address: "", directions: "", phones: "", hours: "", hoursNote: "" };
const ASK = { ...BARE, name: "Sreemangal", hoursNote: "Ask by phone" };
const SETTINGS = {
  hours: [{ from: "Saturday", until: "", opens: "10:00", closes: "18:00", words: "" }],
};

test("each office says where it is, when it is open and how it is called", () => {
  const week = {
    Sunday: [
      { days: "Sunday", times: "9 to 5", isToday: true },
      { days: "Friday", times: "Closed", isToday: false },
    ],
  };
  const rows = [OWN, { ...OFFICE, name: "Chattogram", hours: AS_AGENCY, hoursNote: "" }, BARE, ASK];
  const site = siteOf(SETTINGS);
  const offices = (heading: string, weekday: string | null) => (
    <Offices heading={heading} rows={rows} weekday={weekday} weeks={[week, {}, {}]} />
  );
  expect(shownOnSite(offices("Come by", "Sunday"), site)).toEqual([
    "section:",
    "  ## {dir=auto} Come by",
    "  ul:",
    "    li:",
    "      ### {dir=auto} Dhaka",
    "      p dir=auto: ‹map-pin› 1 Road Lift 2",
    "      ‹clock›",
    "      Open Sunday to Thursday, 9 am to 5 pm",
    "      dl:",
    "        div data-today=true:",
    "          dt: Sunday",
    "          dd: 9 to 5",
    "        dt: Friday",
    "        dd: Closed",
    "      p dir=auto: Closed at noon",
    "      ‹phone› [{dir=ltr: +880 1} | href=tel:+8801 label=Call +880 1]",
    "      ‹phone› [{dir=ltr: +880 2} | href=tel:+8802 label=Call +880 2]",
    "    li:",
    "      ### {dir=auto} Chattogram",
    "      p dir=auto: ‹map-pin› 1 Road Lift 2",
    "      ‹clock›",
    "      Open Saturday, 10 am to 6 pm",
    "      Saturday, 10 am to 6 pm",
    "      ‹phone› [{dir=ltr: +880 1} | href=tel:+8801 label=Call +880 1]",
    "      ‹phone› [{dir=ltr: +880 2} | href=tel:+8802 label=Call +880 2]",
    "    li: ### {dir=auto} Sylhet",
    "    li:",
    "      ### {dir=auto} Sreemangal",
    "      ‹clock›",
    "      p dir=auto: Ask by phone",
  ]);
  expect(shownOnSite(offices("", null), site).slice(0, 8)).toEqual([
    "section:",
    "  ## {dir=auto} Our offices",
    "  ul:",
    "    li:",
    "      ### {dir=auto} Dhaka",
    "      p dir=auto: ‹map-pin› 1 Road Lift 2",
    "      ‹clock›",
    "      Open Sunday to Thursday, 9 am to 5 pm",
  ]);
  expect(shownOnSite(<Offices heading="" rows={[]} weekday={null} weeks={[]} />)).toEqual([]);
  const page = { offices: { heading: "", rows } };
  expect(officeData(site, page)).toEqual({
    department: [
      {
        "@type": "TravelAgency",
        address: "1 Road",
        name: "Dhaka",
        openingHoursSpecification: [
          {
            "@type": "OpeningHoursSpecification",
            closes: "17:00",
            dayOfWeek: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"],
            opens: "09:00",
          },
        ],
        telephone: ["+880 1", "+880 2"],
      },
      {
        "@type": "TravelAgency",
        address: "1 Road",
        name: "Chattogram",
        openingHoursSpecification: [
          {
            "@type": "OpeningHoursSpecification",
            closes: "18:00",
            dayOfWeek: ["Saturday"],
            opens: "10:00",
          },
        ],
        telephone: ["+880 1", "+880 2"],
      },
      {
        "@type": "TravelAgency",
        name: "Sylhet",
      },
      {
        "@type": "TravelAgency",
        name: "Sreemangal",
      },
    ],
  });
  expect([
    officeData(site, null),
    officeData(site, { offices: { heading: "", rows: [] } }),
  ]).toEqual([{}, {}]);
});

test("what other pages lead to has its place", () => {
  const parts = [
    <LicenceCards key="1" licences={[]} texts={null} />,
    <OfficialNumbers key="2" texts={null} />,
    <Offices key="3" heading="" rows={[BARE]} weekday={null} weeks={[]} />,
  ];
  const ids = parts.map((part) => / id="([^"]*)"/.exec(htmlOnSite(part))?.[1]);
  expect(ids).toEqual(["licences", "numbers", "offices"]);
});
