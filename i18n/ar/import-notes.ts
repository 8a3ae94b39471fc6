export const importHeads = {
  number: "الرقم",
  kind: "النوع",
  title: "العنوان",
  state: "ما يحدث له",
  old: "العنوان القديم",
  link: "العنوان هنا",
  notes: "ملاحظات",
} as const;

export const importKinds = {
  post: "مقال",
  page: "صفحة",
  home: "الصفحة الرئيسية",
  package: "باقة",
  other: "شيء آخر",
} as const;

export const importStates = {
  planned: "سيأتي",
  made: "جاء",
  draft: "جاء كمسودة",
  known: "كان هنا من قبل",
  out: "تُرك",
  undone: "تم التراجع عنه",
  kept: "تعذّر التراجع عنه",
} as const;
