export const pages = "পাতা";
export const pagesText =
  "আপনাদের নিজেদের পাতা, যেমন শর্ত বা দামের তালিকা। প্রতিটির নিজের ঠিকানা আছে, চাইলে ফুটারেও থাকে।";
export const newPage = "নতুন পাতা";
export const editPage = "পাতা সম্পাদনা";
export const publishPage = "পাতা প্রকাশ করুন";
export const updatePage = "পাতা আপডেট করুন";
export const published = "পাতাটি প্রকাশ হয়েছে।";
export const updated = "পাতাটি আপডেট হয়েছে।";
export const notPublished = "পাতাটি প্রকাশ হয়নি। {message}";
export const visibleOnPublish = "প্রকাশ করলেই সবাই দেখতে পাবেন";
export const allPages = "সব পাতা";
export const pageDetails = "পাতার বিস্তারিত";
export const noAddress = "এখনো ঠিকানা নেই";
export const inFooter = "ফুটারে আছে";
export const view = "দেখুন";
export const viewTitle = "{title} দেখুন (নতুন ট্যাবে খুলবে)";
export const sureToDelete = "পাতাটি মুছে ফেলবেন?";
export const sureText = "কেউ আর এটি দেখতে পাবেন না, ঠিকানাটিও কোথাও যাবে না।";
export const deleted = "পাতাটি মুছে ফেলা হয়েছে। ৩০ দিন রাখা থাকবে।";
export const inTrash = {
  stillThere: "পাতাটি এখনো আছে। {message}",
  stillDeleted: "পাতাটি এখনো মোছা আছে। {message}",
  isBack: "পাতাটি ফিরে এসেছে।",
} as const;
export const noneYet = "এখনো কোনো পাতা নেই";
export const noneYetText = "প্রথমটি এখানে দেখা যাবে। “সেবার শর্ত” দিয়ে শুরু করতে পারেন।";
export const trashEmptyText = "কোনো পাতা মুছলে তা এখানে থাকবে।";
export const noSuchPage = "এই ঠিকানায় কোনো পাতা নেই।";
export const notLoaded = "পাতাটি লোড করা যায়নি";
export const trashNotLoaded = "মোছা পাতাগুলো লোড করা যায়নি";
