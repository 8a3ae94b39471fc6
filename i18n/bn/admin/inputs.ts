export const whatItShows = "ছবিতে কী আছে";
export const altHint = "যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়। একটি বাক্য।";
export const colourPicker = "{label}: রং বাছুন";
export const thisColour = "এই রং";
export const contrastGood = "পড়তে সুবিধা: কনট্রাস্ট {ratio} : ১।";
export const opensNewTab = "(নতুন ট্যাবে খুলবে)";
/** By what is asked of. */
export const linkIsFree = {
  blogs: "এই লিংক অন্য কোনো লেখায় নেই",
  pages: "এই ঠিকানা অন্য কোনো পাতার নয়",
} as const;
export const linkIsOurs = "এই ঠিকানা ওয়েবসাইটের নিজেরই দরকার";
export const useLink = "{link} নিন";
export const uploadingFile = "{name} আপলোড হচ্ছে";
export const onlyOneTaken = "এখানে একটি ছবিই বসে: {name} নেওয়া হয়েছে, বাকিগুলো নেওয়া হয়নি।";
export const fileNotUploaded = "{name} আপলোড হয়নি। {message}";
export const pictureAtAddress = "এই ঠিকানার ছবি";
export const dropPicture = "এখানে ছবি ছেড়ে দিন";
export const rowOf = "{label}, সারি {number}";
export const moveRowUp = "সারি {number} ওপরে নিন";
export const moveRowDown = "সারি {number} নিচে নিন";
export const removeRow = "সারি {number} বাদ দিন";
export const remove = "বাদ দিন";
export const decorative = "শুধু সাজানোর জন্য: পাশের লেখায় যা আছে, তার বেশি কিছু বলে না";
export const linkTaken = {
  blogs: "এই লিংক অন্য একটি লেখার: {thing}",
  pages: "এই ঠিকানা অন্য একটি পাতার: {thing}",
} as const;
export const oneALine = "প্রতি লাইনে একটি";
export const oneALineHint = "প্রতিটি লাইন আলাদা একটি।";
export const holdsComma = "“{item}” লেখায় কমা আছে। দুটি আলাদা হলে কমার পরে একটি ফাঁক দিন।";
export const choose = "বেছে নিন";
/** {one} is what is added; "vowel": it begins with one. */
export const addOne = { plain: "{one} যোগ করুন", vowel: "{one} যোগ করুন" } as const;
export const aPictureFor = "{label}: একটি ছবি";
export const pasteMapLink = "ম্যাপের লিংক দিন";
export const mapLinkHint =
  "গুগল ম্যাপস, অ্যাপল ম্যাপস বা ওপেনস্ট্রিটম্যাপ থেকে: নিচের তিনটি সংখ্যা নিজে থেকে বসে যাবে।";
export const placeTaken = "জায়গাটি নিচে বসানো হয়েছে।";
export const noPlaceInLink =
  "এই লিংকে জায়গাটি লেখা নেই। লিংকটি খুলুন, তারপর ম্যাপ যে লম্বা ঠিকানা দেখায় সেটি কপি করুন।";
/** When an office is open. */
export const officeHours = {
  notSaid: "বলা নেই",
  asAgency: "প্রতিষ্ঠানের মতোই, সেটিংসে যা আছে",
  own: "নিজের দিন ও সময়",
  lines: "দিন ও সময়",
} as const;
