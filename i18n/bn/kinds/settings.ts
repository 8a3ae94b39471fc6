import type { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import type { KindWords } from "../../kind-words.ts";
import { weekdays } from "../weekdays.ts";

/** As a number is written here; it never breaks across lines. */
const NUMBER = "+880\u00a01011\u2060-\u2060204560";

export const settingsWords = {
  brand: {
    name: {
      label: "প্রতিষ্ঠানের নাম",
      hint: "মেনুতে, প্রতিটি শিরোনামে আর প্রতিটি মেইলের নিচে থাকে। অন্য লেখায় এর বদলে {name} লিখুন।",
    },
    tagline: { label: "পরিচয়ের লাইন", hint: "সার্চ ইঞ্জিনে যা দেখা যায়।" },
  },
  footer: {
    text: { label: "ফুটারের লেখা" },
    copyright: { label: "কপিরাইটের লাইন", hint: "{year} আর {name} নিজে থেকে বসে।" },
  },
  phones: {
    label: "ফোন নম্বর",
    hint: "ফোনের প্রতিটি বোতামে প্রথম নম্বরটি থাকে। অন্য লেখায় এর বদলে {phone} লিখুন।",
    one: "ফোন নম্বর",
    columns: {
      label: { label: "কিসের জন্য" },
      number: { label: "নম্বর", hint: `যেমন ${NUMBER}।` },
    },
  },
  whatsapp: {
    label: "হোয়াটসঅ্যাপ নম্বর",
    hint: `দেশের কোডসহ: ${NUMBER}। খালি রাখলে হোয়াটসঅ্যাপের বোতাম থাকে না।`,
  },
  mail: {
    address: {
      label: "ইমেইল ঠিকানা",
      hint: "জিজ্ঞাসাগুলো এখানে মেইলে আসে। অন্য লেখায় এর বদলে {mail} লিখুন।",
    },
    label: { label: "ইমেইল ঠিকানার পাশের লেখা" },
  },
  address: { label: "ঠিকানা", hint: "অন্য লেখায় এর বদলে {address} লিখুন।" },
  hours: {
    label: "খোলার সময়",
    hint: "কখন ফোন করা হবে, তা এ থেকে বলা হয়। অন্য লেখায় এর বদলে {hours} লিখুন।",
    one: "সময়ের লাইন",
    columns: {
      from: { label: "থেকে", options: { "": "দিন নয়: শুধু নিচের লেখা", ...weekdays } },
      until: { label: "পর্যন্ত", options: { "": "শুধু ওই দিন", ...weekdays } },
      opens: { label: "খোলে" },
      closes: { label: "বন্ধ হয়" },
      words: {
        label: "অন্যভাবে লিখুন",
        hint: "দিন ও সময়ের বদলে দেখা যায়, যেমন আগে সময় ঠিক করে আসুন। খালি রাখলে নিজে থেকে লেখা হয়।",
      },
    },
  },
  timeZone: { label: "টাইম জোন", hint: "সাইটের প্রতিটি তারিখের জন্য।" },
  social: {
    label: "সোশ্যাল লিংক",
    hint: "ফুটারে থাকে, নতুন ট্যাবে খোলে।",
    one: "লিংক",
    columns: {
      name: {
        label: "নাম",
        choices: ["Facebook", "Instagram", "YouTube", "WhatsApp", "LinkedIn", "TikTok", "X"],
      },
      url: { label: "ঠিকানা", hint: "https:// দিয়ে শুরু" },
    },
  },
  notice: {
    text: {
      label: "নোটিশ",
      hint: "{phone} লিখলে সেখানে নম্বর বসে। শুধু হোম পাতায় থাকে।",
    },
    shortText: { label: "ছোট নোটিশ", hint: "মোবাইলে দেখা যায়।" },
    phone: { label: "নোটিশের নম্বর", hint: "খালি রাখলে প্রতিষ্ঠানের প্রথম নম্বর।" },
    isShown: { label: "নোটিশ দেখান", hint: "বন্ধ থাকলে হোম পাতায় নোটিশ থাকে না।" },
    lastDay: {
      label: "শেষ দিন",
      hint: "প্রতিষ্ঠানের ঘড়িতে এই দিন শেষ হলে নিজে থেকে সরে যায়। খালি রাখলে থেকে যায়।",
    },
  },
  knowMoreLink: {
    label: "“আরও জানুন” কোথায় নিয়ে যাবে",
    hint: "আপনাদের একটি লেখা বেছে নিন, বা এই সাইটের অন্য কোনো পাতা দিন।",
  },
  look: {
    logo: {
      label: "লোগো",
      hint: "ব্রাউজারের ট্যাবে আর শেয়ার করা লিংকেও ছোট ছবি হিসেবে থাকে। চওড়া হলেও চলে।",
    },
    accent: {
      label: "বোতাম ও লিংকের রং",
      hint: "খালি রাখলে নকশার সবুজ। পড়ার মতো গাঢ় হতে হবে।",
    },
  },
  enquiryMonths: {
    label: "শেষ হওয়া জিজ্ঞাসা কত মাস থাকবে",
    hint: "এরপর নাম, নম্বর, ইমেইল, কথা ও নোট মুছে যায়। গোপনীয়তা নীতিতেও একই কথা লিখুন।",
  },
} satisfies KindWords<typeof SETTINGS_FIELDS>;
