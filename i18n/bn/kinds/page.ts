import type { InformationSign } from "#contracts/kinds/information-rows.ts";
import type { PAGE_KINDS } from "#contracts/kinds/page.ts";
import type { KindWords } from "../../kind-words.ts";
import { trustWords } from "./trust.ts";

const hero = {
  title: { label: "শিরোনাম", hint: "ছবির ওপরের বড় লেখা।" },
  text: { label: "শিরোনামের নিচের লাইন" },
  image: { label: "ছবি", hint: "একটি ছবির ঠিকানা।" },
};

const PARAGRAPHS = "একটি ফাঁকা লাইন দিলে নতুন অনুচ্ছেদ শুরু হয়।";

const aboutWords = {
  hero: {
    ...hero,
    imageAlt: {
      label: "ছবিতে কী আছে",
      hint: "যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়।",
    },
  },
  welcome: {
    heading: { label: "স্বাগত কথার শিরোনাম" },
    paragraphs: { label: "স্বাগত কথা", hint: PARAGRAPHS },
  },
  leadersHeading: { label: "পরিচালকদের ওপরের শিরোনাম" },
  leaders: {
    label: "পরিচালক",
    hint: "তিনজন হলে সবচেয়ে ভালো দেখায়।",
    one: "পরিচালক",
    columns: {
      name: { label: "নাম" },
      title: { label: "পদ" },
      note: { label: "তাঁকে নিয়ে একটি বাক্য" },
      photo: {
        label: "ছবি",
        hint: "একটি ছবির ঠিকানা। খালি রাখলে নামের প্রথম অক্ষর দেখা যায়।",
      },
    },
  },
  message: {
    heading: { label: "বাণীর শিরোনাম" },
    paragraphs: { label: "বাণী", hint: PARAGRAPHS },
    author: { label: "কার কথা" },
  },
} satisfies KindWords<typeof PAGE_KINDS.about.fields>;

const signs = {
  other: "সাধারণ",
  office: "অফিস",
  hours: "ঘড়ি",
  papers: "কাগজ",
  languages: "ভাষা",
} as const satisfies Record<InformationSign, string>;

const contactWords = {
  hero,
  information: {
    heading: { label: "তথ্যের শিরোনাম" },
    text: { label: "তথ্য" },
    rows: {
      label: "দরকারি তথ্য",
      hint: "যেমন: অফিস, খোলা থাকে, সঙ্গে আনুন।",
      one: "তথ্য",
      columns: {
        label: { label: "তথ্যটির নাম" },
        text: { label: "মানুষের যা জানা দরকার" },
        sign: { label: "চিহ্ন", options: signs },
      },
    },
  },
  office: {
    name: { label: "অফিসের নাম", hint: "ম্যাপের ওপরে।" },
    address: { label: "অফিসের ঠিকানা" },
    directions: { label: "কীভাবে পৌঁছাবেন" },
  },
  map: {
    heading: { label: "ম্যাপের ওপরের শিরোনাম" },
    latitude: {
      label: "অক্ষাংশ",
      hint: "ম্যাপে আপনাদের দরজার জন্য দেখানো প্রথম সংখ্যাটি, যেমন 23.7461।",
    },
    longitude: { label: "দ্রাঘিমাংশ", hint: "দ্বিতীয় সংখ্যাটি।" },
    zoom: { label: "কত কাছ থেকে", hint: "১ (পুরো পৃথিবী) থেকে ১৯ (দরজা)।" },
  },
} satisfies KindWords<typeof PAGE_KINDS.contact.fields>;

const privacyWords = {
  title: { label: "শিরোনাম" },
  lastChanged: { label: "শেষ বদল", hint: "শিরোনামের নিচে যে তারিখ দেখা যায়।" },
  intro: { label: "শুরুর লাইন" },
  content: {
    label: "নীতি",
    hint: "প্রতিটি শিরোনাম ২ থেকে একটি অংশ শুরু হয়, আর সূচিতে তা দেখা যায়।",
  },
} satisfies KindWords<typeof PAGE_KINDS.privacy.fields>;

export const PAGE_WORDS = {
  about: aboutWords,
  contact: contactWords,
  privacy: privacyWords,
  trust: trustWords,
};
