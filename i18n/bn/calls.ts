/** Why there was no answer of ours. */
export const callFaults = {
  FETCH_ERROR: "সাইটে পৌঁছানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  TIMEOUT_ERROR: "সাইট উত্তর দিতে বেশি সময় নিয়েছে। আবার চেষ্টা করুন।",
  PARSING_ERROR: "সাইটের উত্তরটি পড়া যায়নি। আবার চেষ্টা করুন।",
} as const;

/** While an answer is on its way. */
export const loading = "লোড হচ্ছে";
