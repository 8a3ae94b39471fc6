import type { visaKind } from "#contracts/kinds/visa.ts";
import type { KindWords } from "../../kind-words.ts";

export const visaWords = {
  title: { label: "শিরোনাম" },
  purpose: {
    label: "উদ্দেশ্য",
    options: { student: "পড়াশোনা", work: "কাজ", visit: "ভ্রমণ", umrah: "ওমরাহ" },
  },
  country: { label: "দেশ", hint: "দুটি অক্ষর, যেমন MY" },
  link: { label: "ঠিকানা", hint: "ওয়েব ঠিকানার শেষ অংশ: /malaysia" },
  intro: { label: "ভূমিকা" },
  question: { label: "প্রশ্ন", hint: "তালিকার আগে জিজ্ঞেস করা হয়। খালি: সবার তালিকা এক।" },
  questionWhy: { label: "কেন জিজ্ঞেস করা হয়" },
  profiles: {
    label: "উত্তর",
    one: "উত্তর",
    columns: { link: { label: "ঠিকানা" }, label: { label: "উত্তর" }, hint: { label: "ইঙ্গিত" } },
  },
  asksAbroad: { label: "আগে বিদেশে কাজ করেছেন কি না জিজ্ঞেস করে" },
  papers: {
    label: "কাগজপত্র",
    one: "কাগজ",
    columns: {
      requirement: { label: "কাগজ" },
      need: {
        label: "কতটা দরকার",
        options: {
          must: "থাকতেই হবে",
          "if-you-have-it": "থাকলে দেবেন",
          "one-of": "যেকোনো একটি",
        },
      },
      set: { label: "“যেকোনো একটি”-র দল", hint: "একই শব্দ দেওয়া কাগজের একটির বদলে আরেকটি চলে।" },
      profiles: { label: "শুধু এই উত্তরগুলোর জন্য", hint: "ঠিকানাগুলো কমা দিয়ে। খালি: সবার জন্য।" },
      abroad: { label: "আগে বিদেশে কাজ", options: { "": "সবার জন্য", no: "না", yes: "হ্যাঁ" } },
      note: { label: "মন্তব্য" },
    },
  },
  government: {
    amount: { label: "সরকারি ফি" },
    currency: { label: "সরকারি ফির মুদ্রা" },
    about: { label: "আনুমানিক, টাকায়" },
    note: { label: "মন্তব্য" },
  },
  others: {
    label: "অন্য ফি",
    one: "ফি",
    columns: {
      label: { label: "নাম" },
      amount: { label: "পরিমাণ" },
      currency: { label: "মুদ্রা" },
      note: { label: "মন্তব্য" },
    },
  },
  service: {
    amount: { label: "আমাদের সার্ভিস চার্জ" },
    currency: { label: "সার্ভিস চার্জের মুদ্রা" },
    when: { label: "কখন দিতে হয়" },
    returns: { label: "কী ফেরত আসে" },
  },
  ratesOf: { label: "কোন দিনের দর" },
  time: {
    min: { label: "কত দিন লাগে: থেকে" },
    max: { label: "কত দিন লাগে: পর্যন্ত" },
    unit: {
      label: "একক",
      options: { "working-days": "কর্মদিবস", days: "দিন", weeks: "সপ্তাহ", months: "মাস" },
    },
    starts: { label: "সময় গোনা শুরু" },
    notCounted: { label: "যা গোনা হয় না" },
  },
  longer: { label: "যাতে দেরি হয়" },
  official: { label: "সরকারি পাতা" },
  reviewedOn: { label: "যাচাইয়ের তারিখ" },
  reviewedBy: { label: "যাচাই করেছেন" },
  changes: {
    label: "কী বদলেছে",
    one: "বদল",
    columns: { day: { label: "দিন" }, by: { label: "কে" }, text: { label: "কী" } },
  },
} satisfies KindWords<typeof visaKind.fields>;
