export const unknownDevice = "متصفح أو برنامج غير معروف";
export const deviceOf = "{browser} على {system}";
export const someBrowser = "متصفح على {system}";
export const browsers = {
  edge: "إيدج",
  opera: "أوبرا",
  samsung: "متصفح سامسونغ",
  firefox: "فايرفوكس",
  chrome: "كروم",
  safari: "سفاري",
} as const;
export const systems = {
  iphone: "آيفون",
  ipad: "آيباد",
  android: "أندرويد",
  chromebook: "كروم بوك",
  windows: "ويندوز",
  mac: "ماك",
  linux: "لينكس",
} as const;
