import type { trustKind } from "#contracts/kinds/trust.ts";
import type { KindWords } from "../../kind-words.ts";

export const trustWords = {
  hero: {
    title: { label: "Title", hint: "Large words on the picture." },
    text: { label: "Line under the title" },
    image: { label: "Picture", hint: "Address of a picture." },
    imageAlt: { label: "What the picture shows", hint: "Read out to people who cannot see it." },
  },
  checks: {
    heading: { label: "Heading above the checks" },
    text: { label: "Line about the checks" },
    steps: {
      label: "Checks",
      one: "check",
      columns: { title: { label: "What to do" }, text: { label: "Why" } },
    },
  },
  licences: {
    heading: { label: "Heading above the licences" },
    text: { label: "Line about the licences" },
    none: { label: "When no licence is valid", hint: "Stands in place of the licences." },
  },
  numbers: {
    heading: { label: "Heading above the numbers" },
    text: {
      label: "Line about the numbers",
      hint: "The numbers and accounts come from the settings.",
    },
  },
  offices: {
    heading: { label: "Heading above the offices" },
    rows: {
      label: "Offices",
      one: "office",
      columns: {
        name: { label: "Name" },
        address: { label: "Address", hint: "{address} is that of the settings." },
        directions: { label: "How to find it" },
        hours: { label: "Opening hours", hint: "Visitors see whether somebody is there now." },
        hoursNote: {
          label: "More about the hours",
          hint: "For example Eid, or by appointment.",
        },
        phones: { label: "Phone numbers", hint: "One a line." },
      },
    },
  },
  payment: {
    heading: { label: "Heading: how people pay" },
    items: { label: "How people pay", hint: "One a line." },
  },
  never: {
    heading: { label: "Heading: what you never ask" },
    items: { label: "What you never ask", hint: "One a line." },
  },
  refunds: {
    heading: { label: "Heading: if plans change" },
    text: { label: "Line about refunds" },
    rows: {
      label: "What comes back",
      one: "case",
      columns: { title: { label: "When" }, text: { label: "What comes back" } },
    },
  },
  complaints: {
    heading: { label: "Heading: a complaint" },
    text: { label: "How a complaint is settled" },
  },
  signers: {
    heading: { label: "Heading: who may sign" },
    text: { label: "Line about them" },
    rows: {
      label: "Who may sign",
      one: "person",
      columns: {
        name: { label: "Name" },
        role: { label: "Role" },
        signs: { label: "What they sign" },
        photo: { label: "Photo", hint: "Address of a picture. Empty: their initials stand there." },
      },
    },
  },
  misuse: {
    heading: { label: "If your name was misused, heading" },
    text: { label: "If your name was misused" },
  },
} satisfies KindWords<typeof trustKind.fields>;
