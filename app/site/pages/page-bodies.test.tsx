import { expect, test } from "vitest";
import { htmlOnSite, shownOnSite, siteOf } from "#tests/support/shown-on-site.tsx";
import { AboutBody } from "./about-body.tsx";
import { ContactBody } from "./contact-body.tsx";
import { initialsOf, LeaderCard } from "./leader-card.tsx";

const HOURS = [{ from: "Saturday", until: "", opens: "10:00", closes: "18:00", words: "" }];

test("until somebody writes the page of contacts, it says what every agency has said of itself", () => {
  const body = (
    <ContactBody page={null} section={null}>
      The form
    </ContactBody>
  );
  expect(shownOnSite(body, siteOf({ address: "1 Road\nDhaka", hours: HOURS }))).toEqual([
    "link href=/art/passport-desk.svg rel=preload",
    "section dir=auto:",
    "  (img src=/art/passport-desk.svg alt)",
    "  # Contact",
    "  Call, write or come in. A person answers.",
    "div dir=auto:",
    "  ## Visit us, or let us call you",
    "  dl:",
    "    dt: ‹map-pin› Office",
    "    dd: 1 Road Dhaka",
    "    dt: ‹clock› Open",
    "    dd: Saturday, 10 am to 6 pm",
    "The form",
    'section labelledby="Why Choose Us?":',
    "  (img src=/default-bg.jpg alt)",
    "  ## {dir=auto} Why Choose Us?",
    "  p dir=auto: A person answers. You hear what a journey costs and how long it takes before you pay for anything.",
    "  Open Saturday, 10 am to 6 pm",
  ]);
  expect(shownOnSite(body, siteOf({ address: "", hours: [] }))).toEqual([
    "link href=/art/passport-desk.svg rel=preload",
    "section dir=auto:",
    "  (img src=/art/passport-desk.svg alt)",
    "  # Contact",
    "  Call, write or come in. A person answers.",
    "div dir=auto: ## Visit us, or let us call you",
    "The form",
    'section labelledby="Why Choose Us?":',
    "  (img src=/default-bg.jpg alt)",
    "  ## {dir=auto} Why Choose Us?",
    "  p dir=auto: A person answers. You hear what a journey costs and how long it takes before you pay for anything.",
  ]);
});

test("the page of contacts that somebody wrote says its own, with a map", () => {
  const page = {
    hero: { title: "Find us", text: "Come in.", image: "/art/campus.svg" },
    information: {
      heading: "Here",
      text: "Ask.",
      rows: [
        { label: "Papers", text: "Bring them", sign: "papers" as const },
        { label: "More", text: "Else", sign: "" as const },
      ],
    },
    office: { name: "Head office", address: "1 Road", directions: "Lift 2" },
    map: { heading: "On the map", latitude: 23.7, longitude: 90.4, zoom: 15 },
  };
  const bodyOf = (more: object) => (
    <ContactBody
      page={{ ...page, ...more } as unknown as Parameters<typeof ContactBody>[0]["page"]}
      section={null}
    >
      The form
    </ContactBody>
  );
  expect(shownOnSite(bodyOf({}))).toEqual([
    "link href=/art/campus.svg rel=preload",
    "section dir=auto:",
    "  (img src=/art/campus.svg alt)",
    "  # Find us",
    "  Come in.",
    "div dir=auto:",
    "  ## Here",
    "  Ask.",
    "  dl:",
    "    dt: ‹file-text› Papers",
    "    dd: Bring them",
    "    dt: ‹info› More",
    "    dd: Else",
    "The form",
    'section labelledby="Why Choose Us?":',
    "  (img src=/default-bg.jpg alt)",
    "  ## {dir=auto} Why Choose Us?",
    "  p dir=auto: A person answers. You hear what a journey costs and how long it takes before you pay for anything.",
    'section labelledby="On the map":',
    "  ## {dir=auto} On the map",
    "  (img src=/art/office-map.svg alt)",
    "  {dir=auto: Head office} {dir=auto: Lift 2} [Open in Maps | href=https://www.openstreetmap.org/?mlat=23.7&mlon=90.4#map=15/23.7/90.4 target=_blank rel=noopener noreferrer label=Open in Maps (opens in a new tab)] <Show the map>",
  ]);
  const bare = { office: { ...page.office, directions: "" } };
  expect(shownOnSite(bodyOf(bare)).slice(-5)).toEqual([
    "  p dir=auto: A person answers. You hear what a journey costs and how long it takes before you pay for anything.",
    'section labelledby="On the map":',
    "  ## {dir=auto} On the map",
    "  (img src=/art/office-map.svg alt)",
    "  {dir=auto: Head office} {dir=auto: 1 Road} [Open in Maps | href=https://www.openstreetmap.org/?mlat=23.7&mlon=90.4#map=15/23.7/90.4 target=_blank rel=noopener noreferrer label=Open in Maps (opens in a new tab)] <Show the map>",
  ]);
  const nameless = { office: { ...page.office, name: "", directions: "" } };
  expect(shownOnSite(bodyOf(nameless)).at(-1)).toMatch(/^ {2}\{dir=auto: 1 Road\} \[Open/);
  const rowless = { information: { ...page.information, rows: [] } };
  expect(htmlOnSite(bodyOf({ ...nameless, ...rowless }))).not.toMatch(/<dl|<b\b|<ul/);
});

test("initials are the first letters of the first and the last name, whole as their script writes them", () => {
  const names = ["Abdur Rahman Khan", "  Nadia  ", "ক্ষিতীশ রায়", ""];
  expect(names.map(initialsOf)).toEqual(["AK", "N", "ক্ষিরা", ""]);
});

const LEADER = {
  name: "Abdur Rahman",
  title: "Founder",
  note: "Since 2009.",
  photo: "",
  initials: "AR",
};

test("a leader stands with a photo, or in one of our scenes with initials", () => {
  const leaders = [
    LEADER,
    { ...LEADER, name: "Nadia", note: "" },
    { ...LEADER, name: "Rahim" },
    { ...LEADER, name: "Salma" },
    { ...LEADER, name: "Karim", photo: "/art/campus.svg" },
  ];
  const cards = leaders.map((leader, place) => (
    <LeaderCard key={leader.name} {...{ leader, place }} />
  ));
  expect(shownOnSite(cards)).toEqual([
    "li:",
    "  (img src=/art/madinah-dawn.svg alt) {hidden=true: AR}",
    "  div dir=auto:",
    "    ### Abdur Rahman",
    "    Founder",
    "    Since 2009.",
    "li:",
    "  (img src=/art/tours-coast.svg alt) {hidden=true: AR}",
    "  div dir=auto:",
    "    ### Nadia",
    "    Founder",
    "li:",
    "  (img src=/art/flight-wing.svg alt) {hidden=true: AR}",
    "  div dir=auto:",
    "    ### Rahim",
    "    Founder",
    "    Since 2009.",
    "li:",
    "  (img src=/art/madinah-dawn.svg alt) {hidden=true: AR}",
    "  div dir=auto:",
    "    ### Salma",
    "    Founder",
    "    Since 2009.",
    "li:",
    "  (img src=/art/campus.svg alt)",
    "  div dir=auto:",
    "    ### Karim",
    "    Founder",
    "    Since 2009.",
  ]);
});

test("the page about us says who leads, and what the founder says, where there is something", () => {
  const about = {
    hero: {
      title: "Travel is trust",
      text: "A family firm",
      image: "/art/campus.svg",
      imageAlt: "A campus",
    },
    welcome: { heading: "Welcome", paragraphs: ["One.", "Two."] },
    leadersHeading: "Who you meet",
    message: { heading: "A word", paragraphs: ["Three."], author: "Abdur" },
  };
  expect(shownOnSite(<AboutBody about={about} leaders={[LEADER]} />)).toEqual([
    "link href=/art/campus.svg rel=preload",
    "section dir=auto:",
    "  (img src=/art/campus.svg alt=A campus)",
    "  # Travel is trust",
    "  A family firm",
    "section:",
    "  ## {dir=auto} Welcome",
    "  div dir=auto:",
    "    One.",
    "    Two.",
    "section:",
    "  ## {dir=auto} Who you meet",
    "  ul:",
    "    li:",
    "      (img src=/art/madinah-dawn.svg alt) {hidden=true: AR}",
    "      div dir=auto:",
    "        ### Abdur Rahman",
    "        Founder",
    "        Since 2009.",
    "section:",
    "  figure dir=auto:",
    "    ## A word",
    "    blockquote: Three.",
    "    figcaption: Abdur",
  ]);
  const bare = { ...about, message: { heading: "A word", paragraphs: ["Three."], author: "" } };
  expect(shownOnSite(<AboutBody about={bare} leaders={[]} />).slice(-4)).toEqual([
    "section:",
    "  figure dir=auto:",
    "    ## A word",
    "    blockquote: Three.",
  ]);
  const none = { ...about, message: { heading: "A word", paragraphs: [], author: "Abdur" } };
  expect(shownOnSite(<AboutBody about={none} leaders={[]} />).slice(-4)).toEqual([
    "  ## {dir=auto} Welcome",
    "  div dir=auto:",
    "    One.",
    "    Two.",
  ]);
});
