export const movedAddresses = "সরানো ঠিকানা";
export const movedText =
  "কোনো ঠিকানা বদলালে পুরোনোটি সব সময় নতুনটিতে নিয়ে যায়। অন্য সাইট ও পুরোনো বার্তার লিংকও চলতে থাকে।";
export const pasteMany = "একসঙ্গে অনেকগুলো";
export const add = "যোগ করুন";
export const adding = "যোগ হচ্ছে";
export const cancel = "বাতিল";
export const addTitle = "পুরোনো ঠিকানা নতুন জায়গায় পাঠান";
export const from = "পুরোনো ঠিকানা";
export const fromHint = "মানুষ যা খোঁজেন, যেমন /umrah-package.html বা /?p=123।";
export const to = "নতুন ঠিকানা";
export const toHint = "এই সাইটের একটি পাতা, যেমন /packages/umrah, বা https:// দিয়ে শুরু পুরো ঠিকানা।";
export const added = "{from} এখন {to}-এ নিয়ে যায়।";
export const nothingHasChanged = "কিছুই বদলায়নি। {message}";

export const askedFor = "খোঁজা হয়েছে, কিন্তু নেই";
export const askedForText = "প্রতিজনের জন্য দিনে একবার গোনা হয়; তাঁদের সম্পর্কে কিছু রাখা হয় না।";
export const timesSince = {
  one: "{day} থেকে {count} বার",
  other: "{day} থেকে {count} বার",
} as const;
export const leadTo = "{to}-এ পাঠান";
export const leadFromTo = "{path} থেকে {to}-এ পাঠান";
export const chooseWhere = "কোথায় যাবে বাছুন …";
export const chooseWhereFor = "{path} কোথায় যাবে বাছুন";
export const elsewhere = "অন্য কোথাও …";
export const leavePath = "{path} যেমন আছে থাক";
export const left = "{path} যেমন আছে তেমনই রইল।";

export const all = { one: "সব {count}টি", other: "সব {count}টি" } as const;
export const found = { one: "{count}টি পাওয়া গেছে", other: "{count}টি পাওয়া গেছে" } as const;
export const search = "খুঁজুন";
export const searchPlaceholder = "ঠিকানার একটি অংশ";
export const since = "কবে থেকে";
export const used = "ব্যবহার";
export const byNewLink = "{day}, লিংক বদলানোয়";
export const times = { one: "{count} বার", other: "{count} বার" } as const;
export const neverUsed = "এখনো ব্যবহার হয়নি";
export const inTrash = "কোথাও না: লেখাটি ট্র্যাশে আছে";
export const removeFrom = "{from} বাদ দিন";
export const askToRemove = "{from} বাদ দেবেন?";
export const removeText = "কেউ এই ঠিকানায় এলে জানবেন, এমন কোনো পাতা নেই।";
export const keepIt = "থাক";
export const remove = "বাদ দিন";
export const removed = "{from} এখন আর কোথাও নিয়ে যায় না।";
export const showOlder = "পুরোনোগুলো দেখান";
export const noneYet = "এখনো কোনো ঠিকানা সরানো হয়নি";
export const noneYetText =
  "কোনো লেখার লিংক বদলালে পুরোনো ঠিকানা নিজে থেকেই এখানে আসে। পুরোনো ওয়েবসাইটের ঠিকানাও যোগ করা যায়।";
export const noneFound = "“{q}” আছে এমন কোনো সরানো ঠিকানা নেই।";
export const notLoaded = "সরানো ঠিকানাগুলো লোড করা যায়নি";

export const pasteTitle = "একসঙ্গে অনেকগুলো";
export const pasteText = "প্রতি লাইনে একটি পুরোনো ও একটি নতুন ঠিকানা, মাঝে ফাঁকা জায়গা, ট্যাব, কমা বা তিরচিহ্ন।";
export const lines = "ঠিকানা";
export const linesExample = "/old-page.html /contact";
export const check = "দেখে নিন";
export const checking = "দেখা হচ্ছে";
export const change = "লাইন বদলান";
export const right = { one: "{count}টি ঠিকানা ঠিক আছে।", other: "{count}টি ঠিকানা ঠিক আছে।" } as const;
export const knownAlready = {
  one: "{count}টি লাইন আগে থেকেই আছে।",
  other: "{count}টি লাইন আগে থেকেই আছে।",
} as const;
export const wrong = {
  one: "{count}টি লাইনে ভুল আছে:",
  other: "{count}টি লাইনে ভুল আছে:",
} as const;
export const badLine = "লাইন {line}";
export const moreBad = "আরও {count}টি";
export const nothingToAdd = "যোগ করার কিছু নেই।";
export const addSome = { one: "{count}টি যোগ করুন", other: "{count}টি যোগ করুন" } as const;
export const addedSome = {
  one: "{count}টি ঠিকানা এখন নতুন জায়গায় নিয়ে যায়।",
  other: "{count}টি ঠিকানা এখন নতুন জায়গায় নিয়ে যায়।",
} as const;
export const changedMeanwhile = "এর মধ্যে আপনি লাইনগুলো বদলেছেন। আবার দেখে নিন।";
export const mayBeAdded =
  "কোনো উত্তর আসেনি, তাই এগুলো যোগ হয়ে গিয়েও থাকতে পারে। আবার বোতামটি চাপুন: যা আগে থেকেই আছে, তা দ্বিতীয়বার যোগ হবে না।";
export const leaving = "আপনার পেস্ট করা লাইনগুলো এখনো যোগ হয়নি।";
