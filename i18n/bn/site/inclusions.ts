/** The fixed list: what each line is called, and what it is, where a package says nothing else. */
export const names = {
  visa: "ভিসা",
  flight: "আসা-যাওয়ার টিকিট ও কর",
  baggage: "লাগেজ",
  hotels: "হোটেল",
  "hotel-taxes": "হোটেল ও পর্যটন কর",
  meals: "খাবার",
  coach: "এক শহর থেকে আরেক শহর",
  transfers: "বিমানবন্দরে আনা-নেওয়া",
  guide: "গাইড",
  "ziyarah-makkah": "মক্কায় জিয়ারত",
  "ziyarah-madinah": "মদিনায় জিয়ারত",
  zamzam: "জমজমের পানি, ৫ লিটার",
  briefing: "প্রশিক্ষণ ও সফরের কাগজ",
  insurance: "ভ্রমণ বিমা",
  tents: "মিনা ও আরাফাতের তাঁবু",
  qurbani: "কোরবানি",
  wheelchair: "হুইলচেয়ার ঠেলার সহকারী",
  train: "বাসের বদলে হারামাইন ট্রেন",
  "own-expenses": "কাপড় ধোয়া, ফোন, কেনাকাটা",
  "extra-nights": "আগে বা পরের বাড়তি রাত",
} as const;
export const explanations = {
  visa: "ভিসার ফি আর ফরম পূরণের কাজ।",
  flight: "বিমানবন্দরের চার্জ দামের মধ্যে।",
  baggage: "টিকিটে যতটুকু নেওয়া যায়, বড় ব্যাগ ও হাতব্যাগ।",
  hotels: "যে হোটেলের নাম লেখা, না হলে একই দূরত্বের হোটেল।",
  "hotel-taxes": "কোনো কোনো জায়গায় রিসেপশনে দিতে হয়।",
  meals: "দিনে কয় বেলা, কোথায়।",
  coach: "শীতাতপনিয়ন্ত্রিত, নামাজের বিরতিসহ।",
  transfers: "গন্তব্যে, দুই দিকেই।",
  guide: "বাংলা বলেন; কোথা থেকে কোথা পর্যন্ত সঙ্গে থাকেন।",
  "ziyarah-makkah": "আধা দিন, বাসে।",
  "ziyarah-madinah": "দুই বিকেল।",
  zamzam: "এয়ারলাইনস নিলে।",
  briefing: "যা জানা দরকার, আর সব ঠিকানা কাগজে।",
  insurance: "অসুস্থতা ও দেরি, পলিসির সীমার মধ্যে।",
  tents: "দলের সঙ্গে জায়গা, শীতল ব্যবস্থা ও সাধারণ খাবার।",
  qurbani: "হজের অংশ; ওমরাহতে লাগে না।",
  wheelchair: "দিন ও গেট অনুযায়ী।",
  train: "সেদিনের ভাড়া আমরা জেনে দিই।",
  "own-expenses": "আপনার নিজের খরচ।",
  "extra-nights": "দলের চেয়ে বেশি দিন থাকলে।",
} as const;
export const states = {
  included: "দামের মধ্যে আছে",
  "not-included": "দামের মধ্যে নেই",
  ask: "আমাদের জিজ্ঞেস করুন",
} as const;
export const heading = "দামের মধ্যে কী আছে";
export const lead =
  "প্রতিটি প্যাকেজে একই লাইন থাকে, তাই যে কারও সঙ্গে আমাদের মিলিয়ে দেখতে পারেন। যা এখনো ঠিক হয়নি, তা “আমাদের জিজ্ঞেস করুন” ঘরে।";
/** On a departure that has some of it otherwise than its package. */
export const differs = "আলাদা যা: {lines}";
export const line = "{name}: {state}";
