export const calculated = "{package}, {hijri} (হিসাব করা)";
export const journey = "যাত্রা";
export const flight = "ফ্লাইট";
export const flightIs = { on: "সরাসরি", off: "অন্য শহর হয়ে …" } as const;
export const nightsSame = "{nights} রাত, তারিখের সঙ্গে মেলে";
export const nightsInTheAir = {
  one: "{nights} রাত, আর পথে {count} রাত: তারিখের সঙ্গে মেলে",
  other: "{nights} রাত, আর পথে {count} রাত: তারিখের সঙ্গে মেলে",
} as const;
export const nightsOther = {
  one: "{nights} রাত, কিন্তু তারিখে আছে {count} রাত।",
  other: "{nights} রাত, কিন্তু তারিখে আছে {count} রাত।",
} as const;
export const seatsAndPrices = "সিট ও দাম";
export const pricesText =
  "একজনের জন্য। শিশু: ২ থেকে ১১ বছর, আলাদা বিছানা ছাড়া। কোলের শিশু: ২ বছরের কম। যেখানে কিছু লেখা নেই, সেখানে দর্শনার্থীরা পড়েন “জিজ্ঞেস করুন”।";
export const priceUntilHint = "এরপর দর্শনার্থীরা পড়েন “এখনকার দাম জেনে নিন”।";
export const different = "এই তারিখে যা আলাদা";
export const differentText = "বাকি সব প্যাকেজের মতোই: {package}।";
export const differenceIs = { included: "আছে", "not-included": "নেই", ask: "জিজ্ঞেস" } as const;
export const otherWords = "পাতায় অন্য কথা";
export const seatsAre = { open: "আছে", few: "অল্প", full: "নেই", counted: "গোনা" } as const;
