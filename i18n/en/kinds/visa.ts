import type { visaKind } from "#contracts/kinds/visa.ts";
import type { KindWords } from "../../kind-words.ts";

export const visaWords = {
  title: { label: "Title" },
  purpose: {
    label: "Purpose",
    options: { student: "Study", work: "Work", visit: "Visit", umrah: "Umrah" },
  },
  country: { label: "Country", hint: "Two letters, such as MY" },
  link: { label: "Address", hint: "The last part of the web address: /malaysia" },
  intro: { label: "Introduction" },
  question: {
    label: "Question",
    hint: "Asked before the list. Empty: the list is the same for everybody.",
  },
  questionWhy: { label: "Why it is asked" },
  profiles: {
    label: "Answers",
    one: "answer",
    columns: { link: { label: "Address" }, label: { label: "Answer" }, hint: { label: "Hint" } },
  },
  asksAbroad: { label: "Asks whether they have worked abroad before" },
  papers: {
    label: "Papers",
    one: "paper",
    columns: {
      requirement: { label: "Paper" },
      need: {
        label: "How much it is needed",
        options: {
          must: "Must",
          "if-you-have-it": "If you have it",
          "one-of": "One of these",
        },
      },
      set: {
        label: "Group of “one of these”",
        hint: "Papers with the same word stand for each other.",
      },
      profiles: {
        label: "Only for these answers",
        hint: "Their addresses with commas. Empty: for everybody.",
      },
      abroad: {
        label: "Worked abroad before",
        options: { "": "For everybody", no: "No", yes: "Yes" },
      },
      note: { label: "Note" },
    },
  },
  government: {
    amount: { label: "Government fee" },
    currency: { label: "Currency of the government fee" },
    about: { label: "About, in taka" },
    note: { label: "Note" },
  },
  others: {
    label: "Other fees",
    one: "fee",
    columns: {
      label: { label: "Name" },
      amount: { label: "Amount" },
      currency: { label: "Currency" },
      note: { label: "Note" },
    },
  },
  service: {
    amount: { label: "Service fee" },
    currency: { label: "Currency of the service fee" },
    when: { label: "When it is paid" },
    returns: { label: "What comes back" },
  },
  ratesOf: { label: "Rates of" },
  time: {
    min: { label: "How long it takes: From" },
    max: { label: "How long it takes: To" },
    unit: {
      label: "Unit",
      options: { "working-days": "Working days", days: "Days", weeks: "Weeks", months: "Months" },
    },
    starts: { label: "The clock starts" },
    notCounted: { label: "What does not count" },
  },
  longer: { label: "What makes it longer" },
  official: { label: "Official page" },
  reviewedOn: { label: "Reviewed on" },
  reviewedBy: { label: "Reviewed by" },
  changes: {
    label: "What changed",
    one: "change",
    columns: { day: { label: "Day" }, by: { label: "Who" }, text: { label: "What" } },
  },
} satisfies KindWords<typeof visaKind.fields>;
