export const latestNews = "সর্বশেষ খবর";
export const showNews = "সব খবর দেখান";
export const pauseNews = "চলমান লেখা থামান";
export const highlights = "বিশেষ আয়োজন";
export const carousel = "স্লাইড শো";
export const slide = "স্লাইড";
export const slideOf = "{count}টির মধ্যে {number} নম্বর";
export const showSlide = "{count}টির মধ্যে {number} নম্বর স্লাইড";
export const play = "স্লাইড চালান";
export const pause = "স্লাইড থামান";
export const previous = "আগের স্লাইড";
export const next = "পরের স্লাইড";
/** On the button of a slide, by where it leads. */
export const actions = {
  umrah: "ওমরাহ প্যাকেজ দেখুন",
  hajj: "হজ প্যাকেজ দেখুন",
  tours: "ট্যুর প্যাকেজ দেখুন",
  studentVisa: "স্টুডেন্ট ভিসা দেখুন",
  workVisa: "ওয়ার্ক ভিসা দেখুন",
  getStarted: "শুরু করুন",
  contact: "যোগাযোগ করুন",
  other: "আরও পড়ুন",
} as const;
export const planning = "কিসের পরিকল্পনা করছেন?";
export const plans = {
  umrah: { label: "ওমরাহ", line: "ভিসা, টিকিট, হারাম শরিফের কাছে হোটেল" },
  hajj: { label: "হজ", line: "নিবন্ধন থেকে ফেরা পর্যন্ত, গাইডসহ" },
  tours: { label: "ট্যুর", line: "শুধু আপনার পরিবারের সফর" },
  studentVisa: { label: "স্টুডেন্ট ভিসা", line: "ভর্তি, ফাইল ও ইন্টারভিউ" },
  workVisa: { label: "ওয়ার্ক ভিসা", line: "পারমিট ও চুক্তি যাচাই" },
} as const;
export const knowMore = "আরও জানুন";
export const viewAll = "সব দেখুন";
export const video = "ভিডিও";
export const watchVideo = "ভিডিওটি দেখুন";
export const fromYouTube = "ইউটিউব থেকে";
export const fromOurBlog = "আমাদের ব্লগ থেকে";
export const noPosts = {
  title: "এখনো কোনো লেখা নেই",
  text: "পরামর্শগুলো এখানে দেখা যাবে।",
} as const;
export const noneOfType = {
  title: "এই বিভাগে কোনো লেখা নেই",
  text: "ওপর থেকে অন্য বিভাগ বেছে নিন।",
} as const;
