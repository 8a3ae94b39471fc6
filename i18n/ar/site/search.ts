export const heading = "البحث";
export const headingOf = "ما وجدناه عن «{words}»";
export const titleOf = "بحث: «{words}»";
export const lead = "الرحلات والمواعيد والأوراق والمقالات: حقل واحد يجدها كلها.";
export const field = "ابحث في الموقع";
export const button = "بحث";
export const found = {
  zero: "لا نتائج",
  one: "نتيجة واحدة",
  two: "نتيجتان",
  few: "{count} نتائج",
  many: "{count} نتيجة",
  other: "{count} نتيجة",
} as const;
export const groups = {
  package: "الباقات",
  departure: "المواعيد والأسعار",
  papers: "أوراق التأشيرة",
  page: "الصفحات",
  post: "المدونة",
} as const;
export const from = "من {price} للشخص";
export const allDates = "كل مواعيد {title}";
export const allPosts = {
  zero: "كل المقالات",
  one: "المقال",
  two: "المقالان",
  few: "كل المقالات: {count}",
  many: "كل المقالات: {count}",
  other: "كل المقالات: {count}",
} as const;
export const nothing = {
  title: "لا شيء باسم «{words}»",
  text: "جرّب حروفًا أقل أو كلمة واحدة، أو اسألنا فيجيبك شخص حقيقي.",
  action: "اسألنا",
} as const;
export const begin = "أكثر ما يقصده الزوار";
export const notSearched = "تعذّر البحث الآن";
