import type { departureKind } from "#contracts/kinds/departure.ts";
import type { KindWords } from "../../kind-words.ts";
import { differsWords } from "./inclusions.ts";

export const departureWords = {
  package: { label: "প্যাকেজ", options: { umrah: "ওমরাহ", hajj: "হজ", tours: "ট্যুর" } },
  title: { label: "নাম", hint: "ট্যুরের, অথবা একই দিনে দুটি গেলে। খালি থাকতে পারে।" },
  leavesOn: { label: "যাওয়া" },
  returnsOn: { label: "ফেরা" },
  stays: {
    label: "রাত",
    one: "থাকা",
    columns: {
      city: { label: "শহর" },
      at: {
        label: "যেভাবে দেখানো হয়",
        options: { makkah: "মক্কা", madinah: "মদিনা", other: "অন্য শহর" },
      },
      nights: { label: "রাত" },
      hotel: { label: "হোটেল" },
      stars: { label: "তারকা" },
      minutes: { label: "হেঁটে কত মিনিট" },
      metres: { label: "মিটার" },
      walkTo: { label: "কোথায়", hint: "হারাম, সৈকত" },
      note: { label: "মন্তব্য" },
    },
  },
  from: { label: "কোথা থেকে" },
  to: { label: "কোথায়" },
  returnFrom: { label: "ফেরা কোথা থেকে" },
  airline: { label: "এয়ারলাইনস" },
  isDirect: { label: "সরাসরি ফ্লাইট" },
  via: { label: "কোন শহর হয়ে" },
  waitMinutes: { label: "সেখানে কত মিনিট" },
  seats: {
    label: "সিট",
    options: { open: "সিট আছে", few: "অল্প সিট বাকি", full: "সিট নেই", counted: "গোনা" },
  },
  seatsLeft: {
    label: "কত সিট বাকি",
    hint: "গোনা হলে। পাঁচটি বা তার কম থাকলে দর্শনার্থীরা “অল্প সিট বাকি” দেখেন, সংখ্যা কখনো নয়।",
  },
  currency: { label: "মুদ্রা" },
  quad: { label: "এক রুমে চারজন", hint: "খালি: জিজ্ঞেস করুন" },
  triple: { label: "এক রুমে তিনজন", hint: "খালি: জিজ্ঞেস করুন" },
  double: { label: "এক রুমে দুজন", hint: "খালি: জিজ্ঞেস করুন" },
  single: { label: "একজনের রুম", hint: "খালি: জিজ্ঞেস করুন" },
  child: { label: "শিশু ২ থেকে ১১ বছর, আলাদা বিছানা ছাড়া", hint: "খালি: জিজ্ঞেস করুন" },
  infant: { label: "২ বছরের কম শিশু", hint: "খালি: জিজ্ঞেস করুন" },
  priceUntil: { label: "দামের মেয়াদ", hint: "পরদিন থেকে দর্শনার্থীদের জিজ্ঞেস করতে বলা হয়।" },
  differs: differsWords,
  notes: { label: "মন্তব্য" },
} satisfies KindWords<typeof departureKind.fields>;
