export const title = "اللصق من جدول";
export const text = "انسخ الصفوف من برنامج الجداول والصقها هنا. لا يُحفظ شيء قبل أن توافق.";
export const open = "اللصق من جدول";
export const openShort = "لصق";
export const packageOf = "مواعيد باقة";
export const field = "الصفوف، مع السطر الذي يسمّي الأعمدة";
export const nothingPasted = "الصق الصفوف أولًا، مع السطر الذي يسمّي الأعمدة.";
export const check = "فحص الصفوف";
export const checkAgain = "إعادة الفحص";
export const checking = "جارٍ الفحص";
export const adding = "جارٍ الإضافة";
export const example = "كيف يكون شكلها";
export const exampleText =
  "السطر الأول يسمّي الأعمدة، بأي ترتيب، بالإنجليزية أو البنغالية أو العربية. الذهاب والعودة لازمان، وما سواهما اختياري. الأيام مثل \u20662027-02-06\u2069 أو 6 فبراير 2027 أو \u206606/02/2027\u2069، والأسعار مثل 192,000.";
export const copyExample = "نسخ هذا المثال";
export const copied = "نُسخ. الصقه في جدول فارغ واكتب فوقه.";
export const notCopied = "هذا المتصفح لا يسمح لنا بالنسخ. حدّد المثال وانسخه بنفسك.";
export const allColumns = "كل الأعمدة";
export const exampleAirline = "طيران ميغنا";
export const exampleHotels = { makkah: "دار السكينة", madinah: "نزل النور" } as const;

export const rowsAndColumns = "{rows}، {columns}";
export const rows = {
  zero: "لا صفوف",
  one: "صف واحد",
  two: "صفان",
  few: "{count} صفوف",
  many: "{count} صفًا",
  other: "{count} صف",
} as const;
export const columnsCount = {
  zero: "لا أعمدة",
  one: "عمود واحد",
  two: "عمودان",
  few: "{count} أعمدة",
  many: "{count} عمودًا",
  other: "{count} عمود",
} as const;
export const pasteAgain = "اللصق من جديد";
export const mistakesIn = {
  zero: "لا أخطاء، والصفوف: {rows}.",
  one: "خطأ واحد، والصفوف: {rows}.",
  two: "خطآن، والصفوف: {rows}.",
  few: "{count} أخطاء، والصفوف: {rows}.",
  many: "{count} خطأً، والصفوف: {rows}.",
  other: "{count} خطأ، والصفوف: {rows}.",
} as const;
export const putRight = "صحّحها أدناه وافحص ثانيةً، أو خذ الصفوف السليمة وحدها.";
export const putAllRight = "صحّحها أدناه وافحص ثانيةً.";
export const noMistakes = "لا أخطاء.";
export const missingColumns =
  "يجب أن يسمّي السطر الأول الأعمدة. ينقص منها: {columns}. لا يُحفظ شيء بدونها.";
export const unknownColumns = "هذه الأعمدة غير معروفة، وتُترك: {columns}.";
export const known = {
  zero: "لا صف موجود من قبل.",
  one: "صف واحد موجود من قبل، ويُترك.",
  two: "صفان موجودان من قبل، ويُتركان.",
  few: "{count} صفوف موجودة من قبل، وتُترك.",
  many: "{count} صفًا موجودة من قبل، وتُترك.",
  other: "{count} صف موجودة من قبل، وتُترك.",
} as const;
export const isKnown = "موجود من قبل";
export const isEdited = "غيّرت خلايا بعد آخر فحص.";
export const whatToPutRight = "ما يجب تصحيحه";
export const row = "الصف";
export const rowNumber = "الصف {row}";
export const cell = "الصف {row}، {column}";
export const unknownColumn = "{column} (يُترك)";
export const keysHint = "مفتاح الإدخال ينزل، ومفتاح الجدولة إلى الخلية التالية.";
export const asDrafts = "تصل الصفوف مسودات، ثم تنشرها معًا.";
export const takeClean = {
  zero: "لا صفوف سليمة",
  one: "أخذ صف سليم واحد",
  two: "أخذ صفين سليمين",
  few: "أخذ {count} صفوف سليمة",
  many: "أخذ {count} صفًا سليمًا",
  other: "أخذ {count} صف سليم",
} as const;
export const add = {
  zero: "لا مواعيد للإضافة",
  one: "إضافة موعد واحد",
  two: "إضافة موعدين",
  few: "إضافة {count} مواعيد",
  many: "إضافة {count} موعدًا",
  other: "إضافة {count} موعد",
} as const;
export const added = {
  zero: "لم تُضف أي مسودة.",
  one: "أُضيفت مسودة واحدة. انشرها بعد مراجعتها.",
  two: "أُضيفت مسودتان. انشرهما بعد مراجعتهما.",
  few: "أُضيفت {count} مسودات. انشرها بعد مراجعتها.",
  many: "أُضيفت {count} مسودة. انشرها بعد مراجعتها.",
  other: "أُضيفت {count} مسودة. انشرها بعد مراجعتها.",
} as const;
export const notAdded = "لم يُضف شيء. {message}";
export const notChecked = "تعذّر فحص الصفوف. {message}";
export const leaving = "الصفوف التي لصقتها لم تُحفظ.";
