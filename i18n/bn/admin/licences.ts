export const licences = "লাইসেন্স";
export const licencesText =
  "যা দেখে মানুষ আপনাদের মিলিয়ে নেন। মেয়াদ শেষের পরদিন প্রতিটি নিজে থেকেই সব পাতা থেকে সরে যায়।";
export const newLicence = "নতুন লাইসেন্স";
export const editLicence = "লাইসেন্স";
export const editLicenceText = "মেয়াদের শেষ দিন পার না হওয়া পর্যন্ত দর্শনার্থীরা এটি দেখেন।";
export const noLicences = "এখনো কোনো লাইসেন্স নেই";
export const noLicencesText = "প্রথমটি এখানে দেখা যাবে।";
export const notLoaded = "এটি লোড করা যায়নি";
export const endsToday = "আজ শেষ হচ্ছে";
export const endsIn = { one: "{count} দিন পর শেষ হবে", other: "{count} দিন পর শেষ হবে" } as const;
export const ended = {
  one: "{count} দিন আগে শেষ: কোনো পাতায় নেই",
  other: "{count} দিন আগে শেষ: কোনো পাতায় নেই",
} as const;
