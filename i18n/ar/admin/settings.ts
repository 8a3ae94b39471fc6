import type { AuditEntry } from "#contracts/audit.ts";
import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

export const settings = "الإعدادات";
export const activity = "سجل النشاط";
export const activityText = "من غيّر ماذا، الأحدث أولًا.";
export const nothingYet = "لا شيء بعد";
export const nextChange = "سيظهر التعديل القادم هنا.";
export const somebody = "شخص ما";
export const showOlderEntries = "عرض ما هو أقدم";
export const activityNotLoaded = "تعذّر تحميل سجل النشاط";
export const noSuchSettings = "لا توجد إعدادات كهذه.";
export const noSuchPage = "لا توجد صفحة كهذه.";
export const mail = "البريد";
export const staff = "الموظفون";
export const yourProfile = "ملفك الشخصي";

export const theAgency = "الوكالة";
export const theSite = "الموقع";
export const theDesk = "المكتب";
export const people = "الأشخاص";
export const keepingIt = "صيانة الموقع";

/** How each of them stands. */
export const stands = {
  contact: "الأرقام والمكاتب وأوقات العمل",
  noLinks: "لا روابط بعد",
  links: {
    zero: "لا روابط",
    one: "رابط واحد",
    two: "رابطان",
    few: "{count} روابط",
    many: "{count} رابطًا",
    other: "{count} رابط",
  },
  noticeShown: "يظهر في الصفحة الرئيسية",
  noticeNotShown: "لا يظهر",
  look: "شعاركم ولونكم",
  redirects: {
    zero: "لا عناوين محوّلة",
    one: "عنوان واحد محوّل",
    two: "عنوانان محوّلان",
    few: "{count} عناوين محوّلة",
    many: "{count} عنوانًا محوّلًا",
    other: "{count} عنوان محوّل",
  },
  unknown: {
    zero: "لا طلبات لعناوين غير موجودة",
    one: "عنوان واحد مطلوب وغير موجود",
    two: "عنوانان مطلوبان وغير موجودين",
    few: "{count} عناوين مطلوبة وغير موجودة",
    many: "{count} عنوانًا مطلوبًا وغير موجود",
    other: "{count} عنوان مطلوب وغير موجود",
  },
  months: {
    zero: "لا تُحفظ بعد الإغلاق",
    one: "تُحفظ شهرًا بعد الإغلاق",
    two: "تُحفظ شهرين بعد الإغلاق",
    few: "تُحفظ {count} أشهر بعد الإغلاق",
    many: "تُحفظ {count} شهرًا بعد الإغلاق",
    other: "تُحفظ {count} شهر بعد الإغلاق",
  },
  mailGoesOut: "يُرسَل",
  mailNotSetUp: "غير مُعدّ: لا يُرسَل شيء",
  mailFailed: {
    zero: "لم يتعذّر إرسال أي رسالة",
    one: "تعذّر إرسال رسالة واحدة",
    two: "تعذّر إرسال رسالتين",
    few: "تعذّر إرسال {count} رسائل",
    many: "تعذّر إرسال {count} رسالة",
    other: "تعذّر إرسال {count} رسالة",
  },
  staff: {
    zero: "لا أحد",
    one: "شخص واحد",
    two: "شخصان",
    few: "{count} أشخاص",
    many: "{count} شخصًا",
    other: "{count} شخص",
  },
  staffAndInvited: "{people}، {invited}",
  invited: {
    zero: "لا دعوات سارية",
    one: "دعوة سارية",
    two: "دعوتان ساريتان",
    few: "{count} دعوات سارية",
    many: "{count} دعوة سارية",
    other: "{count} دعوة سارية",
  },
  activity: "من فعل ماذا",
  moveIn: "من الموقع القديم أو WordPress أو Ghost",
  backup: "{moment}، جُرّبت وهي سليمة",
  noBackup: "لم تُنشأ نسخة بعد",
  system: "سبعة فحوص وآخر الأخطاء",
} as const;

type Words = { title: string; text: string };

export const groups = {
  agency: { title: "الوكالة", text: "من أنتم، في كل صفحة وفي كل عنوان." },
  contact: { title: "التواصل وأوقات العمل", text: "كيف يتواصل الناس معكم، ومتى." },
  social: { title: "روابط التواصل الاجتماعي", text: "صفحاتكم في مواقع أخرى." },
  notice: { title: "شريط التنبيه", text: "السطر فوق قائمة الصفحة الرئيسية." },
  "know-more": {
    title: "رابط زر الرئيسية",
    text: "إلى أين يؤدي الرابط في الصفحة الرئيسية.",
  },
  look: { title: "الشعار واللون", text: "شعاركم ولونكم." },
  enquiries: { title: "الاستفسارات", text: "كم تحفظون ما يرسله الناس إليكم." },
} as const satisfies Record<SettingsGroup, Words>;

export const pages = {
  about: { title: "صفحة «من نحن»", text: "من سيقابله الزوار." },
  contact: { title: "صفحة «اتصل بنا»", text: "ما بجانب النموذج، والخريطة." },
  privacy: { title: "سياسة الخصوصية", text: "ما تحفظونه عن الزوار، وإلى متى." },
  trust: {
    title: "صفحة «تحقّق منّا»",
    text: "كيف يتأكد الناس أنكم أنتم حقًا. وتُضاف التراخيص والأرقام والحسابات تلقائيًا.",
  },
} as const satisfies Record<PageId, Words>;

/** A line of the activity: what was done, as below, so that no verb has to agree with the name. */
export const activityLine = "{who}: {what}";

export const actions = {
  create: { alone: "إنشاء", of: "إنشاء {thing}" },
  update: { alone: "تعديل", of: "تعديل {thing}" },
  delete: { alone: "حذف", of: "حذف {thing}" },
  restore: { alone: "استعادة", of: "استعادة {thing}" },
  "sign-in": { alone: "تسجيل دخول", of: "تسجيل دخول {thing}" },
  "failed-sign-in": { alone: "محاولة دخول فاشلة", of: "محاولة دخول فاشلة: {thing}" },
  invitation: { alone: "دعوة", of: "دعوة {thing}" },
  registration: { alone: "إنشاء حساب", of: "إنشاء حساب {thing}" },
  withdrawal: { alone: "سحب دعوة", of: "سحب دعوة {thing}" },
  removal: { alone: "إزالة", of: "إزالة {thing}" },
  "session-end": { alone: "إنهاء جلسة", of: "إنهاء جلسة {thing}" },
  "hand-over": { alone: "نقل الملكية", of: "نقل الملكية إلى {thing}" },
  "password-reset": { alone: "كلمة مرور جديدة", of: "كلمة مرور جديدة: {thing}" },
  "second-factor": { alone: "تفعيل خطوة التحقق الثانية", of: "تفعيل خطوة التحقق الثانية: {thing}" },
  "second-factor-end": {
    alone: "إيقاف خطوة التحقق الثانية",
    of: "إيقاف خطوة التحقق الثانية: {thing}",
  },
  "recovery-codes": { alone: "إنشاء رموز استرداد جديدة", of: "إنشاء رموز استرداد جديدة: {thing}" },
  passkey: { alone: "إضافة مفتاح مرور", of: "إضافة مفتاح مرور: {thing}" },
  "passkey-end": { alone: "إزالة مفتاح مرور", of: "إزالة مفتاح مرور: {thing}" },
  export: { alone: "تنزيل", of: "تنزيل {thing}" },
  import: { alone: "نقل محتوى", of: "نقل {thing}" },
  undo: { alone: "التراجع عن النقل", of: "التراجع عن نقل {thing}" },
} as const satisfies Record<AuditEntry["action"], { alone: string; of: string }>;

export const things = {
  blog: "المقال «{name}»",
  home: "الصفحة الرئيسية",
  package: "الباقة «{name}»",
  inclusions: "قائمة ما يشمله سعر «{name}»",
  page: "الصفحة «{name}»",
  "own-page": "الصفحة «{name}»",
  departure: "موعد السفر «{name}»",
  licence: "الترخيص «{name}»",
  requirement: "الورقة «{name}»",
  visa: "التأشيرة «{name}»",
  settings: "الإعدادات «{name}»",
  user: "«{name}»",
  invitation: "«{name}»",
  enquiry: "الاستفسار «{name}»",
  media: "الصورة «{name}»",
  redirect: "العنوان المنقول «{name}»",
  template: "القالب «{name}»",
  backup: "النسخة الاحتياطية «{name}»",
  import: "«{name}» من مكان آخر",
} as const satisfies Record<AuditEntry["thing"], string>;

export const theList = "قائمة الاستفسارات";
export const theirProfile = "الملف الشخصي";
/** By nobody known: whose account it was is all there is to tell. */
export const failedSignInAs = "محاولة دخول فاشلة باسم «{name}»";
export const secondFactorOffFor = "إيقاف خطوة التحقق الثانية للحساب «{name}»";
export const passwordSetFor = "كلمة مرور جديدة للحساب «{name}»";

/** Of something in another language. */
export const inLanguage = "{thing} ({language})";
export const theExamples = "الاستفسارات التجريبية";
export const siteLanguages = "تعديل لغات الموقع: {name}";
export const typeNames = "تعديل أسماء أنواع المقالات";
export const dutyBegan = "إلزام الجميع بخطوة التحقق الثانية ابتداءً من {name}";
export const dutyEnded = "إلغاء إلزام الجميع بخطوة التحقق الثانية";
/** Pasted at once; the first of them is named. */
export const movedAddresses = {
  zero: "إنشاء العنوان المنقول «{name}»",
  one: "إنشاء العنوان المنقول «{name}»",
  two: "إنشاء عنوانين منقولين، أولهما «{name}»",
  few: "إنشاء {count} عناوين منقولة، أولها «{name}»",
  many: "إنشاء {count} عنوانًا منقولًا، أولها «{name}»",
  other: "إنشاء {count} عنوان منقول، أولها «{name}»",
} as const;
export const backupsAt = "تعديل موعد النسخة الاحتياطية الليلية: {name}";
export const backupsOff = "إيقاف النسخة الاحتياطية الليلية";
export const backupsLocked = "قفل النسخ الاحتياطية بالمفتاح {name}";
export const backupsUnlocked = "إلغاء قفل النسخ الاحتياطية";
/** By lines that do not say how. */
export const backupsChanged = "تعديل إعداد النسخ الاحتياطية";
