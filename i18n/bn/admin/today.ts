export const goodMorning = "শুভ সকাল, {name}";
export const goodAfternoon = "শুভ অপরাহ্ণ, {name}";
export const goodEvening = "শুভ সন্ধ্যা, {name}";
export const dateAndPlace = "{date}, {place} সময়";
export const needsAttention = "নজর দেওয়া দরকার";
export const noAnswer = "একটি জিজ্ঞাসার উত্তর দেওয়া হয়নি";
export const answer = "উত্তর দিন";
export const answerTo = "{name}: উত্তর দিন";
export const allUnanswered = "উত্তর বাকি {count}টি, সব দেখুন";
export const notPublished = "একটি প্রকাশ হওয়ার কথা ছিল, হয়নি";
export const look = "দেখুন";
export const lookAt = "{title} দেখুন";
export const since = "{moment} থেকে";
export const nothingNeedsYou = "এখন আপনার কিছু করার নেই।";
export const nextPublication = "{title} প্রকাশ হবে {moment}।";
export const goesPublicNext = "এরপর প্রকাশ হবে";
export const nothingPlanned = "কোনো প্রকাশের সময় ঠিক করা নেই।";
export const stale = {
  "price-ended": "একটি দামের মেয়াদ শেষ",
  "price-ends": "একটি দামের মেয়াদ শিগগির শেষ",
  "review-due": "একটি ভিসা ৬০ দিন যাচাই হয়নি",
  "licence-ends": "একটি লাইসেন্সের মেয়াদ শিগগির শেষ",
} as const;
export const staleUntil = "{day} পর্যন্ত";
export const staleEnded = "শেষ হয়েছে {day}";
export const staleLast = "শেষবার {day}";
export const staleNever = "কখনো নয়";
export const putOff = "এক সপ্তাহ পরে";
export const putOffTitle = "পরে: {title}";
export const manyPutOff = "{count}টি পরে";
export const showAgain = "আবার দেখান";
export const showAgainTitle = "আবার দেখান: {title}";
