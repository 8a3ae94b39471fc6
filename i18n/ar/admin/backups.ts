import type { BackupStep, BackupWork, KeptAs } from "#contracts/backups.ts";

export const backups = "النسخ الاحتياطية";
export const backupsText = "نسخة من كل شيء، تُنشأ تلقائيًا كل ليلة وتُجرَّب باستعادتها.";
export const backupsNotLoaded = "تعذّر تحميل النسخ الاحتياطية";
export const makeNow = "إنشاء نسخة الآن";
export const restoreFile = "استعادة ملف …";

/** One sentence on top. */
export const last = {
  well: "آخر نسخة احتياطية: {moment}، جُرّبت وهي سليمة",
  failed: "لم تكتمل آخر نسخة احتياطية: {fault}",
  none: "لم تُنشأ نسخة احتياطية بعد",
} as const;
export const compared =
  "استُعيدت في مكان فارغ وقورنت: {posts}، {pictures}، {enquiries}، كلها كما هي.";
export const makeFirst = "أنشئ واحدة الآن: يبقى الموقع يعمل أثناء ذلك.";
export const lastWhole = "آخر نسخة سليمة: {moment}.";
export const noneWhole = "لا توجد نسخة سليمة بعد.";
export const nextOne = "التالية {moment}.";
export const noNextOne = "لا تُنشأ نسخة تلقائيًا: هذا الخيار متوقف.";
export const posts = {
  zero: "لا مقالات",
  one: "مقال واحد",
  two: "مقالان",
  few: "{count} مقالات",
  many: "{count} مقالًا",
  other: "{count} مقال",
} as const;
export const pictures = {
  zero: "لا صور",
  one: "صورة واحدة",
  two: "صورتان",
  few: "{count} صور",
  many: "{count} صورة",
  other: "{count} صورة",
} as const;
export const enquiries = {
  zero: "لا استفسارات",
  one: "استفسار واحد",
  two: "استفساران",
  few: "{count} استفسارات",
  many: "{count} استفسارًا",
  other: "{count} استفسار",
} as const;

export const kept = "المحفوظ";
export const keptSum = {
  zero: "لا نسخ، {size}",
  one: "نسخة واحدة، {size}",
  two: "نسختان، {size}",
  few: "{count} نسخ، {size}",
  many: "{count} نسخة، {size}",
  other: "{count} نسخة، {size}",
} as const;
export const nothingKept = "ستظهر الأولى هنا.";
export const keptAs = {
  night: "كل ليلة",
  hand: "أُنشئت يدويًا",
  upgrade: "قبل إصدار جديد",
  restore: "قبل استعادة أخرى",
  import: "قبل الانتقال من موقع آخر",
  brought: "أُحضرت من ملف",
  week: "محفوظة للأسبوع",
  month: "محفوظة للشهر",
  ahead: "كانت الساعة خاطئة: لم يحن وقت هذه النسخة بعد",
} as const satisfies Record<KeptAs, string>;
export const isLocked = "مقفلة";
export const hasSecrets = "مع جلسات الدخول وسر الموقع";
export const inBucketToo = "وفي حاوية ⁦S3⁩ أيضًا";
export const notInBucket = "ليست في حاوية ⁦S3⁩ بعد: {fault}";
export const lastUnsent = "ليست في حاوية ⁦S3⁩ بعد: {fault}. تُعاد المحاولة كل ساعة.";
export const inBucketAlone = "في حاوية ⁦S3⁩ وحدها";
export const elsewhere = "على خادم آخر";
export const triedAndWhole = "جُرّبت وهي سليمة";
export const isWhole = "سليمة";
export const notLookedInto = "لم يُفحص محتواها";
export const didNotFinish = "لم تكتمل: {fault}";
export const seeWhy = "عرض السبب";
export const seeWhyOf = "عرض السبب: {moment}";
export const whyTitle = "لم تكتمل: {moment}";
export const close = "إغلاق";
export const download = "تنزيل: {moment}";
export const downloadText = "قد يكون فيها سر الموقع وجلسات الدخول: أدخل كلمة المرور.";
export const downloadGo = "تنزيل";
export const putBackNamed = "استعادة: {moment} …";
export const removeNamed = "إزالة: {moment} …";
export const removeTitle = "هل تزيل هذه النسخة؟";
export const removeText = "{moment}، {size}. تزول نهائيًا، وتبقى النسخ الأخرى.";
export const removeFailedText = "{moment}. لا شيء فيها، وتبقى النسخ الأخرى.";
export const keepIt = "أبقِها";
export const remove = "إزالة";
export const isRemoved = "أُزيلت النسخة.";

export const everyNight = "كل ليلة تلقائيًا";
export const nightSwitch = "نسخة كل ليلة";
export const nightAt = "في الساعة";
export const nightZone = "بتوقيت {place}";
export const save = "حفظ";
export const saving = "جارٍ الحفظ";
export const nightSaved = "تم الحفظ.";
export const typeTime = "اكتب وقتًا صحيحًا بالساعة والدقيقة.";
export const keptFor = "مدة الحفظ";
export const keptForText = "7 ليالٍ و4 أسابيع و12 شهرًا. وما أُنشئ يدويًا أو قبل إجراء ما: 30 يومًا.";
export const where = "المكان";
export const hereOnly = "هذا الخادم. وجود مكان ثانٍ يحميها إذا تلف القرص: اطلب من المضيف حاوية ⁦S3⁩.";
export const hereAndBucket = "هذا الخادم وحاوية ⁦S3⁩.";
export const leftOut = "تُترك جلسات الدخول وسر الموقع ما لم تطلبها.";

export const lock = "القفل بمفتاح";
export const lockHint = "دون المفتاح لا يفتح أحد نسخة، ولا حتى أنت.";
export const lockNow = "القفل بمفتاح …";
export const lockedFor =
  "النسخ مقفلة. لا يفتحها إلا المفتاح الذي تحتفظ به، وجزؤه العلني {recipient}.";
export const newKey = "مفتاح جديد …";
export const unlock = "إلغاء القفل …";
export const lockTitle = "قفل النسخ بمفتاح";
export const lockText =
  "من الآن تُقفل كل نسخة. يُعرض المفتاح مرة واحدة ولا يحفظه الخادم. دونه لا يفتحها أحد، ولا حتى أنت.";
export const newKeyText =
  "من الآن يفتح النسخَ مفتاح جديد. والنسخ الموجودة ما زالت تحتاج إلى القديم: احتفظ بهما معًا.";
export const lockGo = "إنشاء المفتاح";
export const unlockTitle = "إلغاء قفل النسخ";
export const unlockText =
  "من الآن يقرأ النسخة كل من معه الملف. وما هو مقفل يبقى مقفلًا: احتفظ بمفتاحه.";
export const unlockGo = "إلغاء القفل";
export const notNow = "ليس الآن";
export const checking = "جارٍ التحقق";
export const keyTitle = "احتفظ بهذا المفتاح";
export const keyText =
  "يفتح كل نسخة من الآن، ويُعرض هذه المرة فقط. دونه لا يفتحها أحد، ولا حتى أنت: احفظه على ورق بعيدًا عن هذا الخادم.";
export const theKey = "المفتاح";
export const haveKept = "احتفظت به";
export const keyCopied = "نُسخ. احفظه حيث تقرؤه وحدك.";
export const keyLeaveTitle = "هل احتفظت بالمفتاح؟";
export const keyLeaveText = "لا يُعرض ثانيةً. ودونه لا يفتح أحد النسخ التي تُنشأ من الآن.";
export const showKeyAgain = "عرضه من جديد";

export const makeTitle = "إنشاء نسخة احتياطية الآن";
export const makeText =
  "تُجمع النصوص والصور والإعدادات وسجل التعديلات في ملف واحد والموقع يعمل. ثم تُجرَّب النسخة باستعادتها.";
export const withSecrets = "مع جلسات الدخول وسر الموقع";
export const withSecretsHint =
  "للانتقال إلى خادم آخر. من معه الملف يستطيع أن يتصرف باسم أي شخص مسجّل الدخول.";
export const make = "إنشاء";
export const beginning = "جارٍ البدء";
export const isMade = "أُنشئت النسخة وجُرّبت وهي سليمة.";
export const nothingDone = "لم يُنفَّذ شيء. {message}";

export const working = {
  backup: "جارٍ إنشاء نسخة احتياطية",
  restore: "جارٍ استعادة نسخة احتياطية",
} as const satisfies Record<BackupWork["what"], string>;
export const workingText = {
  backup: "يستمر ذلك تلقائيًا، والموقع يعمل.",
  restore:
    "تُنشأ أولًا نسخة احتياطية من الموقع كما هو اليوم. وفي النهاية يتوقف الموقع بضع ثوانٍ؛ أبقِ هذه الصفحة مفتوحة.",
} as const satisfies Record<BackupWork["what"], string>;
export const steps = {
  database: "تُجمع قاعدة البيانات",
  pictures: "تُجمع الصور",
  trying: "تُجرَّب باستعادتها",
  locking: "تُقفل",
  sending: "تُرسل إلى حاوية ⁦S3⁩",
  fetching: "جلبها من حاوية ⁦S3⁩",
  opening: "يُفتح ما سيُستعاد ويُفحص",
  exchanging: "يُستبدل الموقع",
} as const satisfies Record<BackupStep, string>;
export const percent = "{percent}%";
export const awayText = "الموقع لا يستجيب الآن: تُعاد المحاولة كل ثانية.";
export const inPlaceTitle = "تمت الاستعادة؛ سجّل الدخول من جديد";
export const inPlaceText =
  "يسجّل الجميع الدخول ثانيةً: من كان بين الموظفين حينها ولا يزال كما اليوم، وغيرهم كما في النسخة.";
export const endedTitle = "سجّل الدخول ثانيةً";
export const endedText = "انتهت جلستك. بعد تسجيل الدخول ترى ما حدث.";
export const signIn = "تسجيل الدخول";

export const isInPlace = "الموقع على نسخة {moment} منذ {since}";
export const factorsOff =
  "توقفت رموز التطبيق لدى {names} لأنها أُعدّت على خادم آخر. يعيد كل منهم إعدادها في الإعدادات، صفحة الأمان.";
export const notPutBack = "لم يُستعد شيء: {fault}.";
export const siteAsBefore = "الموقع كما كان.";
export const unclearEnd = "توقف الخادم في أثناء استعادة نسخة احتياطية، ولا يُعرف هل اكتملت.";
export const brokenOffAt = "بدأت: {moment}.";
export const notMade = "لم تُنشأ نسخة احتياطية: {fault}";

export const putBackTitle = "استعادة: {moment}";
export const putBackText = "يُستبدل الموقع كله، أو لا شيء منه.";
export const whatIsIn = "ما فيها وما هنا";
export const inBackup = "في النسخة";
export const hereNow = "هنا الآن";
export const countNames = {
  posts: "المقالات",
  pictures: "الصور",
  enquiries: "الاستفسارات",
  users: "الموظفون",
} as const;
export const inItUnknown = "يُرى عند فتحها";
export const happens = {
  first: "تُنشأ أولًا نسخة احتياطية من الموقع كما هو اليوم.",
  replaced: "ما أُضيف بعدها لا يبقى في الموقع، لكنه محفوظ في نسخة اليوم.",
  signIn:
    "يسجّل الجميع الدخول ثانيةً: من كان بين الموظفين حينها ولا يزال كما اليوم، وغيرهم بكلمات مرور ذلك الوقت ومفاتيح مروره.",
  owner: "تبقى أنت المالك. أما نسخة موقع آخر فتأتي بمالكها.",
  staff: "من أُزيل بعدها يعود بين الموظفين: أزله من جديد.",
  joined: "من انضم بعدها لا يبقى بين الموظفين: ادعُه من جديد.",
  links:
    "دعوات ذلك الوقت وروابط المعاينة المشتركة لا تفتح شيئًا: أنشئ من جديد ما لا يزال مطلوبًا منها.",
  factors: "رموز التطبيق التي أُعدّت على خادم آخر تتوقف بعدها، وتظهر لك أسماء أصحابها.",
} as const;
export const typeName = "اكتب اسم الوكالة: {name}";
export const keyField = "المفتاح الذي يفتحها";
export const keyHint = "عُرض عند قفل النسخ.";
export const nameWanted = "اكتب اسم الوكالة كما ورد أعلاه.";
export const passwordWanted = "أدخل كلمة مرورك.";
export const keyWanted = "الصق المفتاح.";
export const putBack = "استعادة";

export const bringing = "جارٍ إحضار {name}: ‏{percent}%";
export const lookingThrough = "يُفحص {name} حتى آخره";
export const stop = "إيقاف";
export const stopped = "أُوقف. لم يُحفظ منه شيء.";
export const isBrought = "وصل الملف. انظر ما فيه قبل أن تستعيده.";
export const notBrought = "لم يُحضر الملف. {message}";
