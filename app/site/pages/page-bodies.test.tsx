import { expect, test } from "vitest";
import { shownOnSite, siteOf } from "#tests/support/shown-on-site.tsx";
import { AboutBody } from "./about-body.tsx";
import { ContactBody } from "./contact-body.tsx";
import { LeaderCard } from "./leader-card.tsx";

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
    "  Call, write or come in. A person answers.",
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
    "  ul",
  ]);
  expect(shownOnSite(body, siteOf({ address: "", hours: [] }))).toEqual([
    "link href=/art/passport-desk.svg rel=preload",
    "section dir=auto:",
    "  (img src=/art/passport-desk.svg alt)",
    "  # Contact",
    "  Call, write or come in. A person answers.",
    "div dir=auto:",
    "  ## Visit us, or let us call you",
    "  Call, write or come in. A person answers.",
    "  dl",
    "The form",
    'section labelledby="Why Choose Us?":',
    "  (img src=/default-bg.jpg alt)",
    "  ## {dir=auto} Why Choose Us?",
    "  p dir=auto: A person answers. You hear what a journey costs and how long it takes before you pay for anything.",
    "  ul",
  ]);
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
