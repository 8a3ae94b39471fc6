import type { DetailField } from "./detail-fields.ts";

const HERO: DetailField[] = [
  { name: "hero.title", label: "Title", hint: "Large words on the picture.", kind: "line" },
  { name: "hero.text", label: "Line under the title", kind: "text" },
  { name: "hero.image", label: "Picture", hint: "Address of a picture.", kind: "picture" },
];

const PARAGRAPHS = "An empty line begins a new paragraph.";

export const ABOUT_FIELDS: DetailField[] = [
  ...HERO,
  {
    name: "hero.imageAlt",
    label: "What the picture shows",
    hint: "Read out to people who cannot see it.",
    kind: "line",
  },
  { name: "welcome.heading", label: "Welcome heading", kind: "line" },
  { name: "welcome.paragraphs", label: "Welcome", hint: PARAGRAPHS, kind: "paragraphs" },
  { name: "leadersHeading", label: "Heading above the leaders", kind: "line" },
  {
    name: "leaders",
    label: "Leaders",
    hint: "Three read best.",
    kind: "rows",
    one: "leader",
    columns: [
      { name: "name", label: "Name", kind: "line" },
      { name: "title", label: "Title", kind: "line" },
      { name: "note", label: "One sentence about them", kind: "text" },
      {
        name: "photo",
        label: "Photo",
        hint: "Address of a picture. Empty: their initials stand there.",
        kind: "picture",
      },
    ],
  },
  { name: "message.heading", label: "Heading of the message", kind: "line" },
  { name: "message.paragraphs", label: "Message", hint: PARAGRAPHS, kind: "paragraphs" },
  { name: "message.author", label: "Who says it", kind: "line" },
];

export const CONTACT_FIELDS: DetailField[] = [
  ...HERO,
  { name: "information.heading", label: "Information heading", kind: "line" },
  { name: "information.text", label: "Information", kind: "text" },
  {
    name: "information.rows",
    label: "Facts",
    hint: "For example: Office, Open, Bring with you.",
    kind: "rows",
    one: "fact",
    columns: [
      { name: "label", label: "Name of the fact", kind: "line" },
      { name: "text", label: "What visitors should know", kind: "text" },
    ],
  },
  { name: "office.name", label: "Name of the office", hint: "On the map.", kind: "line" },
  { name: "office.address", label: "Address of the office", kind: "line" },
  { name: "office.directions", label: "How to find it", kind: "text" },
  { name: "map.heading", label: "Heading above the map", kind: "line" },
  {
    name: "map.latitude",
    label: "Latitude",
    hint: "The first number that a map shows for your door, for example 23.7461.",
    kind: "number",
  },
  { name: "map.longitude", label: "Longitude", hint: "The second number.", kind: "number" },
  {
    name: "map.zoom",
    label: "How near",
    hint: "From 1 (the world) to 19 (the door).",
    kind: "number",
  },
];

export const PRIVACY_FIELDS: DetailField[] = [
  { name: "title", label: "Title", kind: "line" },
  {
    name: "lastChanged",
    label: "Last changed",
    hint: "The day that visitors see under the title.",
    kind: "date",
  },
  { name: "intro", label: "Opening line", kind: "text" },
  {
    name: "content",
    label: "Policy",
    hint: "Each Heading 2 begins a part and stands in the list of contents.",
    kind: "html",
  },
];
