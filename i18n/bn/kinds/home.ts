import type { homeKind } from "#contracts/kinds/home.ts";
import type { KindWords } from "../../kind-words.ts";

const CHOOSE = "একটি বেছে নিন, বা যেকোনো ছবির ঠিকানা দিন।";

export const homeWords = {
  marquee: {
    label: "খবরের লাইন",
    hint: "মেনুর নিচে চলে। দুই বাক্যের মাঝে • দিলে দুটি আলাদা লাইন হয়।",
  },
  Slide: {
    label: "স্লাইড",
    one: "স্লাইড",
    columns: {
      content: {
        label: "বড় শিরোনাম",
        hint: "ছবির ওপরের বড় লেখা। ৩০ অক্ষরের মতো হলে পড়তে সুবিধা।",
        best: 30,
      },
      subcontent: { label: "শিরোনামের নিচের লাইন", hint: "ছোট একটি বাক্য।" },
      bgImage: {
        label: "পেছনের ছবি",
        hint: "ছবির বাঁ দিকটা শান্ত হওয়া ভালো, কারণ লেখা সেখানে বসে।",
      },
      link: {
        label: "বোতাম কোথায় নিয়ে যাবে",
        hint: "এই সাইটের একটি পাতা।",
      },
    },
  },
  secondSecheading: { label: "শিরোনাম", hint: "স্লাইডের নিচের বড় লেখা।" },
  secondSecPara1: { label: "প্রথম অনুচ্ছেদ", hint: "দুটি ছবির পাশে বসে।" },
  secondSecimg1: { label: "প্রথম ছবি", hint: CHOOSE },
  secondSecimg2: { label: "দ্বিতীয় ছবি", hint: "একটু নিচে বসে।" },
  video: {
    label: "ভিডিও",
    hint: "ইউটিউব ঠিকানায় v=-এর পরের অংশ। কেউ চালু করলে তবেই ভিডিও লোড হয়।",
  },
  secondSecPara2: { label: "দ্বিতীয় অনুচ্ছেদ", hint: "ভিডিওর পাশে বসে।" },
  thirdSecheading: { label: "লেখাগুলোর ওপরের শিরোনাম", hint: "কয়েকটি শব্দ।" },
  thirdSecPara: { label: "তার নিচের লাইন", hint: "ছোট একটি বাক্য।" },
  ContactSecHeading: { label: "যোগাযোগের শিরোনাম", hint: "অন্য পাতাতেও দেখা যায়।" },
  ContactSecPara: { label: "যোগাযোগের অনুচ্ছেদ", hint: "মানুষ কেন আপনাদের ফোন করবেন।" },
  ContactSecNumber: { label: "ফোন নম্বর", hint: "এখানে চাপ দিলে ফোন যায়।" },
  ContactSecNumber2: { label: "দ্বিতীয় ফোন নম্বর", hint: "অন্য ডেস্কের জন্য।" },
  mail: { label: "ইমেইল ঠিকানা", hint: "এখানে চাপ দিলে ইমেইল লেখা যায়।" },
  ContactSecImage: { label: "এর পেছনের ছবি", hint: CHOOSE },
} satisfies KindWords<typeof homeKind.fields>;
