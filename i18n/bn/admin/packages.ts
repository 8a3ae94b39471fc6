export const packageUpdated = "প্যাকেজ আপডেট হয়েছে!";
export const packageNotUpdated = "প্যাকেজ আপডেট করা যায়নি।";
export const packageText = "“প্যাকেজ আপডেট করুন” চাপার আগে সাইটে কিছুই বদলায় না।";
export const packagePreview = "প্যাকেজের পাতাটি যেমন দেখাবে";
export const updatePackage = "প্যাকেজ আপডেট করুন";
export const detailsNotLoaded = "প্যাকেজের বিস্তারিত আনা যায়নি।";
export const packageTitle = "প্যাকেজ";
export const packages = "প্যাকেজ";
export const choosePackage = "বদলাতে একটি প্যাকেজ বেছে নিন";
export const packagesNotLoaded = "প্যাকেজের তালিকা আনা যায়নি।";
/** The list of a package: what its form is called. */
export const inclusionsOf = "দামের মধ্যে কী আছে: {package}";
export const inclusionsText =
  "কোন লাইন দামের মধ্যে পড়ে। যা “আমাদের জিজ্ঞেস করুন” হিসেবে রাখবেন, সেটিও ওই শিরোনামের নিচে দেখা যাবে।";
export const inclusionsShort = "দামের মধ্যে কী আছে";
