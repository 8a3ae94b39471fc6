export const postDetails = "লেখার বিস্তারিত";
export const typesAlreadyUsed = "আগে ব্যবহৃত ধরন";
export const allPosts = "সব লেখা";
export const search = "খুঁজুন";
export const type = "ধরন";
export const all = "সব";
export const inTrash = {
  stillThere: "লেখাটি এখনো আছে। {message}",
  stillDeleted: "লেখাটি এখনো মোছা আছে। {message}",
  isBack: "লেখাটি ফিরে এসেছে।",
} as const;
export const postDeletedItIs = "লেখাটি মুছে ফেলা হয়েছে। ৩০ দিন রাখা থাকবে।";
export const createNewBlog = "নতুন লেখা তৈরি করুন";
export const postCreated = "লেখাটি তৈরি হয়েছে!";
export const postNotCreated = "লেখাটি তৈরি করা যায়নি।";
export const createBlog = "লেখা তৈরি করুন";
export const visibleOnCreate = "তৈরি করলেই সবাই দেখতে পাবেন";
export const noSuchPost = "এই ঠিকানায় কোনো লেখা নেই।";
export const editBlogPost = "লেখা সম্পাদনা";
export const postUpdated = "লেখাটি আপডেট হয়েছে!";
export const postNotUpdated = "লেখাটি আপডেট করা যায়নি।";
export const updateBlog = "লেখা আপডেট করুন";
export const postNotLoaded = "লেখাটি লোড করা যায়নি";
export const blog = "ব্লগ";
export const view = "যেভাবে দেখবেন";
export const table = "টেবিল";
export const cards = "কার্ড";
export const pages = "পাতা";
export const newerPosts = "আরও নতুন লেখা";
export const previousResults = "আগের ফলাফল";
export const olderPosts = "পুরোনো লেখা";
export const moreResults = "আরও ফলাফল";
export const askToDelete = "লেখাটি মুছে ফেলবেন?";
export const areYouSureYou = "লেখাটি কি সত্যিই মুছে ফেলতে চান?";
export const noPostsYet = "এখনো কোনো লেখা নেই";
export const noPostsText = "প্রথম লেখাটি এখানে দেখা যাবে।";
export const noneFound = "এমন কোনো লেখা পাওয়া যায়নি";
export const noneFoundText = "কম অক্ষর লিখে দেখুন, বা সবগুলো দেখুন।";
export const showAll = "সব দেখান";
export const trashEmptyText = "কোনো লেখা মুছলে তা এখানে থাকবে।";
export const trashNotLoaded = "মোছা লেখাগুলো লোড করা যায়নি";
export const reads = { one: "{count} বার পড়া", other: "{count} বার পড়া" } as const;
export const counted = { one: "{count}টি লেখা", other: "{count}টি লেখা" } as const;
export const typeCounted = "{type} ({count})";
export const notPublicHeading = "এখনো প্রকাশ হয়নি";
export const moreNotPublic = {
  one: "আরও {count}টি প্রকাশ হয়নি: কোন অবস্থার, উপরে বেছে নিন।",
  other: "আরও {count}টি প্রকাশ হয়নি: কোন অবস্থার, উপরে বেছে নিন।",
} as const;
export const keptBy = "রেখেছেন {name}, {time}";
export const draftDeleted = "খসড়াটি মুছে ফেলা হয়েছে। ৩০ দিন রাখা থাকবে।";
export const published = "প্রকাশিত";
export const byState = "অবস্থা অনুযায়ী লেখা";
export const choose = "{title} বাছুন";
export const chosenPosts = "বাছা লেখা";
export const chosen = { one: "{count}টি লেখা বাছা হয়েছে", other: "{count}টি লেখা বাছা হয়েছে" } as const;
export const chooseNone = "একটিও নয়";
export const doneOf = "{all}টির মধ্যে {done}টি";
export const keepThem = "থাক";
export const typeMissing = "ধরন লিখুন।";
export const askMany = {
  publish: {
    label: "প্রকাশ করুন …",
    title: { one: "{count}টি লেখা প্রকাশ করবেন?", other: "{count}টি লেখা প্রকাশ করবেন?" },
    text: "যা অপেক্ষায় আছে, এখনই সবার জন্য প্রকাশ হবে।",
    go: { one: "{count}টি লেখা প্রকাশ করুন", other: "{count}টি লেখা প্রকাশ করুন" },
  },
  type: {
    label: "ধরন বদলান …",
    title: { one: "{count}টি লেখার ধরন বদলাবেন?", other: "{count}টি লেখার ধরন বদলাবেন?" },
    text: "সঙ্গে সঙ্গে প্রকাশ হবে। যেখানে বদল অপেক্ষায় আছে, নতুন ধরনও সেখানে অপেক্ষায় থাকবে।",
    go: { one: "{count}টি লেখা আপডেট করুন", other: "{count}টি লেখা আপডেট করুন" },
  },
  delete: {
    label: "মুছে ফেলুন …",
    title: { one: "{count}টি লেখা মুছে ফেলবেন?", other: "{count}টি লেখা মুছে ফেলবেন?" },
    text: "প্রতিটি ৩০ দিন পর্যন্ত ট্র্যাশ থেকে ফিরিয়ে আনা যাবে।",
    go: { one: "{count}টি লেখা মুছে ফেলুন", other: "{count}টি লেখা মুছে ফেলুন" },
  },
} as const;
export const manyPublished = {
  one: "{count}টি লেখা এখন প্রকাশিত।",
  other: "{count}টি লেখা এখন প্রকাশিত।",
} as const;
export const manyTyped = {
  one: "{count}টি লেখা নতুন ধরন পেয়েছে।",
  other: "{count}টি লেখা নতুন ধরন পেয়েছে।",
} as const;
export const manyGone = {
  one: "{count}টি লেখা আর নেই। এখন যা আছে তালিকায় দেখা যাচ্ছে।",
  other: "{count}টি লেখা আর নেই। এখন যা আছে তালিকায় দেখা যাচ্ছে।",
} as const;
export const manyDeleted = {
  one: "{count}টি লেখা মুছে ফেলা হয়েছে। ৩০ দিন রাখা থাকবে।",
  other: "{count}টি লেখা মুছে ফেলা হয়েছে। ৩০ দিন রাখা থাকবে।",
} as const;
export const manyBack = {
  one: "{count}টি লেখা ফিরে এসেছে।",
  other: "{count}টি লেখা ফিরে এসেছে।",
} as const;
export const nothingStands = "এই অবস্থায় কোনো লেখা নেই";
export const nothingStandsText = "এই অবস্থার লেখা এখানে দেখা যাবে।";
export const lookAt = "এখনো তৈরি নয়। দেখুন: {fields}।";
export const publishedNote = "প্রকাশ হয়েছে।";
export const viewIt = "দেখুন";
export const writeAnother = "আরেকটি লিখুন";
export const suggestedFor = "“{topic}” বিষয়ে মানানসই";
/** They say nothing of a topic. */
export const smallWords =
  "এবং কিংবা অথবা কিন্তু তাই আর এই সেই ওই যে যা কী কেন কীভাবে কখন কোথায় কোন কত কার জন্য থেকে পর্যন্ত পরে আগে সঙ্গে সাথে নিয়ে দিয়ে করে করা হয় হবে আছে নেই না আপনার আপনি আমাদের আমরা তাদের তাঁদের তার তাঁর এক একটি দুই সব কিছু আরও".split(
    " ",
  );
/** What the scenes that come with the site are of, besides what they show. */
export const sceneTopics: Readonly<Record<string, string>> = {
  "makkah-dusk": "ওমরাহ উমরাহ হজ হাজি মক্কা কাবা রমজান",
  "madinah-dawn": "ওমরাহ উমরাহ হজ হাজি মদিনা জিয়ারত",
  "hajj-mina": "হজ হাজি মিনা তাঁবু",
  "tours-coast": "ট্যুর ভ্রমণ ছুটি সাগর সমুদ্র বেড়ানো",
  campus: "স্টুডেন্ট ছাত্র শিক্ষার্থী পড়াশোনা বিশ্ববিদ্যালয় ভর্তি ভিসা",
  "study-desk": "স্টুডেন্ট ছাত্র শিক্ষার্থী পড়াশোনা পরীক্ষা",
  "city-work": "ওয়ার্ক কাজ চাকরি ভিসা",
  "flight-wing": "বিমান টিকিট ফ্লাইট উড়োজাহাজ",
  "passport-desk": "ভিসা পাসপোর্ট",
  "papers-stamp": "ভিসা কাগজ কাগজপত্র দূতাবাস",
  "wheelchair-gate": "বয়স্ক মা বাবা বিমানবন্দর সাহায্য হুইলচেয়ার",
  "family-arrivals": "পরিবার বিমানবন্দর মা বাবা",
};
