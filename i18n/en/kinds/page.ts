import type { InformationSign } from "#contracts/kinds/information-rows.ts";
import type { PAGE_KINDS } from "#contracts/kinds/page.ts";
import type { KindWords } from "../../kind-words.ts";
import { trustWords } from "./trust.ts";

const hero = {
  title: { label: "Title", hint: "Large words on the picture." },
  text: { label: "Line under the title" },
  image: { label: "Picture", hint: "Address of a picture." },
};

const PARAGRAPHS = "An empty line begins a new paragraph.";

const aboutWords = {
  hero: {
    ...hero,
    imageAlt: {
      label: "What the picture shows",
      hint: "Read out to people who cannot see it.",
    },
  },
  welcome: {
    heading: { label: "Welcome heading" },
    paragraphs: { label: "Welcome", hint: PARAGRAPHS },
  },
  leadersHeading: { label: "Heading above the leaders" },
  leaders: {
    label: "Leaders",
    hint: "Three read best.",
    one: "leader",
    columns: {
      name: { label: "Name" },
      title: { label: "Title" },
      note: { label: "One sentence about them" },
      photo: {
        label: "Photo",
        hint: "Address of a picture. Empty: their initials stand there.",
      },
    },
  },
  message: {
    heading: { label: "Heading of the message" },
    paragraphs: { label: "Message", hint: PARAGRAPHS },
    author: { label: "Who says it" },
  },
} satisfies KindWords<typeof PAGE_KINDS.about.fields>;

const signs = {
  other: "Neutral",
  office: "Office",
  hours: "Clock",
  papers: "Papers",
  languages: "Languages",
} as const satisfies Record<InformationSign, string>;

const contactWords = {
  hero,
  information: {
    heading: { label: "Information heading" },
    text: { label: "Information" },
    rows: {
      label: "Facts",
      hint: "For example: Office, Open, Bring with you.",
      one: "fact",
      columns: {
        label: { label: "Name of the fact" },
        text: { label: "What visitors should know" },
        sign: { label: "Sign", options: signs },
      },
    },
  },
  office: {
    name: { label: "Name of the office", hint: "On the map." },
    address: { label: "Address of the office" },
    directions: { label: "How to find it" },
  },
  map: {
    heading: { label: "Heading above the map" },
    latitude: {
      label: "Latitude",
      hint: "The first number that a map shows for your door, for example 23.7461.",
    },
    longitude: { label: "Longitude", hint: "The second number." },
    zoom: { label: "How near", hint: "From 1 (the world) to 19 (the door)." },
  },
} satisfies KindWords<typeof PAGE_KINDS.contact.fields>;

const privacyWords = {
  title: { label: "Title" },
  lastChanged: { label: "Last changed", hint: "The day that visitors see under the title." },
  intro: { label: "Opening line" },
  content: {
    label: "Policy",
    hint: "Each Heading 2 begins a part and stands in the list of contents.",
  },
} satisfies KindWords<typeof PAGE_KINDS.privacy.fields>;

export const PAGE_WORDS = {
  about: aboutWords,
  contact: contactWords,
  privacy: privacyWords,
  trust: trustWords,
};
