export const unknownDevice = "অজানা ব্রাউজার বা প্রোগ্রাম";
export const deviceOf = "{system}, {browser}";
export const someBrowser = "{system}, কোনো ব্রাউজার";
export const browsers = {
  edge: "এজ",
  opera: "অপেরা",
  samsung: "স্যামসাং ইন্টারনেট",
  firefox: "ফায়ারফক্স",
  chrome: "ক্রোম",
  safari: "সাফারি",
} as const;
export const systems = {
  iphone: "আইফোন",
  ipad: "আইপ্যাড",
  android: "অ্যান্ড্রয়েড",
  chromebook: "ক্রোমবুক",
  windows: "উইন্ডোজ",
  mac: "ম্যাক",
  linux: "লিনাক্স",
} as const;
