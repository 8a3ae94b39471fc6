export const importHeads = {
  number: "নম্বর",
  kind: "কী",
  title: "শিরোনাম",
  state: "এর কী হয়",
  old: "পুরোনো ঠিকানা",
  link: "এখানকার ঠিকানা",
  notes: "মন্তব্য",
} as const;

export const importKinds = {
  post: "লেখা",
  page: "পাতা",
  home: "হোম পাতা",
  package: "প্যাকেজ",
  other: "অন্য কিছু",
} as const;

export const importStates = {
  planned: "আসবে",
  made: "এসেছে",
  draft: "খসড়া হিসেবে এসেছে",
  known: "আগেই এখানে ছিল",
  out: "বাদ পড়েছে",
  undone: "আনা বাতিল হয়েছে",
  kept: "আনা বাতিল করা যায়নি",
} as const;
