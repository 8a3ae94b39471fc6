export const heading = "مقالات المدونة";
export const lead = "يكتبها من يستقبلونك في مكتبنا: ما الذي تجهّزه، وكم يستغرق، وما الذي تتجنّبه.";
export const titleOfType = "المدونة: {type}";
export const titleOfSearch = "المدونة: «{words}»";
export const allPosts = "كل مقالات المدونة";
export const filter = "تصفية حسب النوع";
export const allTypes = "الكل";
export const search = "ابحث في المدونة";
export const searchInType = "ابحث في {type}";
export const searchButton = "بحث";
export const found = {
  zero: "لا مقالات عن «{words}»",
  one: "مقال واحد عن «{words}»",
  two: "مقالان عن «{words}»",
  few: "{count} مقالات عن «{words}»",
  many: "{count} مقالًا عن «{words}»",
  other: "{count} مقال عن «{words}»",
} as const;
export const foundInType = {
  zero: "لا مقالات عن «{words}» في {type}",
  one: "مقال واحد عن «{words}» في {type}",
  two: "مقالان عن «{words}» في {type}",
  few: "{count} مقالات عن «{words}» في {type}",
  many: "{count} مقالًا عن «{words}» في {type}",
  other: "{count} مقال عن «{words}» في {type}",
} as const;
export const pages = "الصفحات";
export const newer = "مقالات أحدث";
export const older = "مقالات أقدم";
export const previousResults = "النتائج السابقة";
export const moreResults = "المزيد من النتائج";
export const readMore = "اقرأ المقال";
export const readMoreOf = "اقرأ المقال: {title}";
export const noPosts = { title: "لا مقالات بعد", text: "سيظهر أول مقال هنا." } as const;
export const noResult = {
  title: "لا مقال يذكر ذلك",
  text: "راجع الإملاء، أو جرّب كلمة واحدة، أو اسألنا.",
  action: "اسألنا",
} as const;
export const noResultInType = {
  title: "لا مقال في {type} يذكر ذلك",
  text: "ربما تجد الجواب في نوع آخر.",
  action: "ابحث في كل الأنواع",
} as const;
export const nothingHere = {
  title: "لا مقالات هنا",
  text: "أُزيل هذا النوع أو أُزيلت هذه الصفحة. كل المقالات على بُعد ضغطة.",
} as const;
