export const conflictTitle = "حفظ شخص آخر تعديلات وأنت تكتب";
export const conflictText = "اختر ما يبقى، خانة بعد خانة. لا يُحفظ شيء حتى تضغط «حفظ اختياري».";
export const bothSame = "النسختان متطابقتان.";
export const yours = "نسختك";
export const savedBySomebodyElse = "حفظها شخص آخر";
export const savedByName = "نسخة {name}";
export const withTheirs = "مع ما كتبه {name}";
export const bothKept =
  "حُفظت النسختان: كتب {name} في مواضع أخرى. واختيار «نسختك» يعيد كلماتك كما كانت.";
export const ofOtherWindow = {
  line: "أجريتَ تعديلًا هنا في نافذة أخرى أيضًا.",
  title: "حفظتَ تعديلات في نافذة أخرى وأنت تكتب هنا",
  theirs: "من نافذتك الأخرى",
  bothKept:
    "حُفظت النسختان: كتبتَ في نافذتك الأخرى في مواضع مختلفة. واختيار «نسختك» يعيد كلمات هذه النافذة كما كانت.",
  withTheirs: "مع ما كتبته في النافذة الأخرى",
};
export const ofBackup = {
  line: "استُعيدت نسخة احتياطية بعد حفظ هذا.",
  title: "استُعيدت نسخة احتياطية وأنت تكتب",
  theirs: "من النسخة الاحتياطية",
  bothKept: "استُعيدت نسخة احتياطية. واختيار «نسختك» يعيد كلماتك كما كانت.",
  withTheirs: "من النسخة الاحتياطية",
};
export const writeTogether = "دمج النسختين يدويًا";
export const nothingWritten = "(فارغ)";
export const keepEditing = "متابعة التعديل";
export const saveMyChoice = "حفظ اختياري";
export const titleUpdated = "تم تحديث {title}.";
export const titlePublished = "تم نشر {title}.";
export const notUpdated = "تعذّر تحديث {title}. {message}";
export const notPublished = "تعذّر نشر {title}. {message}";
export const livePreview = "معاينة حيّة";
export const publish = "نشر";
export const update = "تحديث";
export const rowOf = "{label}، الصف {number}";
export const view = "العرض";
export const edit = "تعديل";
export const preview = "معاينة";
export const history = "سجل التعديلات";
export const saving = "جارٍ الحفظ";
export const notSavedNothingLost = "لم يُحفظ، ولم يضع شيء. {message}";
export const mayBeSaved = "لم يصل رد، فربما حُفظ. لم يضع شيء: اضغط مرة أخرى لتتأكد.";
export const fixWhatIsMarked = "صحّح ما عليه علامة.";
export const undo = "تراجع";
export const cannotKeep = {
  post: "في هذا المقال ما لا يستطيع المحرر إبقاءه: {lost}. يبقى كما هو حتى تعدّل المحتوى وتحفظ.",
  text: "في هذا النص ما لا يستطيع المحرر إبقاءه: {lost}. يبقى كما هو حتى تعدّل المحتوى وتحفظ.",
} as const;
export const by = {
  create: "إنشاء: {name}",
  update: "حفظ: {name}",
  planned: "نُشر في موعده: {name}",
  restore: "استعادة: {name}",
  draft: "كُتب ولم يُنشر: {name}",
} as const;
export const lostParts = {
  table: "جدول",
  tr: "صف في جدول",
  th: "خلية في جدول",
  td: "خلية في جدول",
  figure: "صورة تحتها كلمات",
  iframe: "صفحة مضمّنة",
  video: "فيديو",
  audio: "مقطع صوتي",
  img: "صورة",
  a: "رابط",
  hr: "خط فاصل",
  s: "كلمات مشطوبة",
  h4: "عنوان صغير",
  h5: "عنوان صغير",
  h6: "عنوان صغير",
} as const;
export const lostStyles = {
  color: "لون نص",
  "background-color": "لون خلفية",
  "font-family": "خط",
  "text-align": "محاذاة",
} as const;
export const lostText = "جزء من النص";
export const rowFieldOf = "{label}، الصف {number}: {column}";
export const unfit = "كلمات بلا خانة.";
export const unfitText =
  "كُتب هذا قبل الترقية، ولم تعد له خانة في النموذج. انسخ ما تحتاج إليه: فهو لا يُنشر، ويبقى في سجل التعديلات 30 يومًا.";
export const everythingPublic = "كل ما هنا منشور";
export const offline = "دون اتصال: محفوظ على هذا الجهاز";
export const signedOut = "سُجّل خروجك: محفوظ على هذا الجهاز.";
export const signIn = "تسجيل الدخول";
export const keptHere = "محفوظ على هذا الجهاز. {message}";
export const keptUntilTitled = "محفوظ على هذا الجهاز حتى يُكتب له عنوان";
export const tooLong =
  "أطول من أن يُحفظ هنا (أكثر من 1 ميغابايت). يبقى على هذا الجهاز؛ اختصره أو أزل بعض الصور.";
export const changedToo = "{name} أجرى تعديلًا هنا أيضًا.";
export const somebodyElse = "شخص آخر";
export const lookAtBoth = "عرض النسختين";
export const oneIsHere = "{name} في هذه الصفحة منذ {time}";
export const writingIn = "{name} يكتب في {heading}";
export const twoAreHere = "{name} و{other} في هذه الصفحة";
export const moreAreHere = "في هذه الصفحة {name} ومعه آخرون، عددهم {count}";
export const notPublicYet = "حُفظ في {time}، ولم يُنشر بعد";
export const publishedSince = "نُشر شيء آخر منذ ذلك الحين: تختار بين الاثنين عند النشر.";
export const restoredNotPublic = "استُعيدت نسخة {day}، ولم تُنشر بعد.";
export const restoredGoesPublic = "استُعيدت نسخة {day}. موعد النشر: {moment}.";
export const goesPublic = "موعد النشر: {moment}.";
export const didNotGoPublic = "تعذّر النشر في موعده: {moment}.";
export const couldNotGoPublic = "تعذّر النشر في موعده: {moment}. {why}";
export const whyNotPublic = {
  "bad-input": "فيه ما يخالف قاعدة. انشره لترى ما هو.",
  "link-taken": "رابطه لمقال آخر. اختر رابطًا غيره.",
  "page-link-taken": "عنوانها لصفحة أخرى. اختر عنوانًا غيره.",
  "entry-taken": "هناك واحدة لبلدها وغرضها. اختر غيرهما.",
  restored: "استُعيدت نسخة احتياطية بعد ذلك. راجعه، ثم انشره أو حدّد له موعدًا جديدًا.",
  other: "راجعه، ثم انشره أو حدّد له موعدًا جديدًا.",
} as const;
export const move = "تغيير موعد النشر";
export const cancelPlan = "إلغاء";
export const unsure = {
  unanswered: "لم يصل رد، فربما تمّ الأمر. ستظهر حاله هنا حين يجيب الموقع.",
  gone: "لم يعد شيء ينتظر هنا: نُشر، أو تخلّص منه أحد. يحفظ سجل التعديلات ما كُتب. أعد تحميل الصفحة.",
} as const;
export const notDoneAfterAll =
  "لم يتمّ الأمر: تعذّر الوصول إلى الموقع في الوقت المناسب. حاول مرة أخرى.";
export const planCancelled = "أُلغي موعد النشر. سينتظر حتى تنشره.";
export const plannedTogether = "تُنشر في هذا الموعد: {languages}.";
export const notPlanned = "لم يُحدَّد موعد نشر لأي منها. {language}: {why}";
export const nothingWaits = "لم يعد شيء ينتظر هناك.";
export const moreWays = "طرق أخرى للحفظ";
export const keepAsDraft = "حفظ كمسودة";
export const nothingPublicChanges = "لا يتغير شيء مما هو منشور";
export const publishLater = "النشر لاحقًا…";
export const throwAway = "التخلّي عن التعديلات…";
export const throwAwayTitle = "هل تتخلّى عن التعديلات؟";
export const throwAwayText =
  "يعود النموذج إلى المنشور. وما تتخلّى عنه يبقى في سجل التعديلات 30 يومًا.";
export const throwThemAway = "التخلّي عنها";
export const lookFirst =
  "كُتب المزيد هنا منذ ذلك الحين، ويظهر ذلك الآن. اطّلع عليه ثم اضغط مرة أخرى.";
export const othersSince = "كُتب المزيد هنا منذ ذلك الحين. يُعرض ذلك الآن ولم يُهمل.";
export const thrownAway = "تم التخلّي عن التعديلات. تبقى في سجل التعديلات 30 يومًا.";
export const keptAsDraft = "حُفظ كمسودة. لم يتغير شيء مما هو منشور.";
export const later = "النشر لاحقًا";
export const tonight = "الليلة 8 مساءً";
export const tomorrow = "غدًا 9 صباحًا";
export const friday = "الجمعة 3 عصرًا";
export const day = "اليوم";
export const time = "الوقت";
export const agencyClock = "بتوقيت {place} ({offset})، توقيت الوكالة.";
export const whereYouAre = "حيث أنت الآن: {moment}.";
export const whichLanguages = "ما اللغات التي تُنشر";
export const noLanguage = "اختر لغة.";
export const languagesUnread = "تعذرت معرفة ما إذا كانت لغات أخرى تنتظر أيضًا. {message}";
export const notNow = "ليس الآن";
export const publishAt = "النشر {moment}";
export const noDay = "اختر يومًا.";
export const noSuchDay = "هذا اليوم غير موجود. راجع اليوم والشهر.";
export const noTime = "اختر وقتًا.";
export const skippedTime = "هذه الدقيقة غير موجودة لأن الساعة تُقدَّم. اختر {time} أو ما بعدها.";
export const farYear = "اختر سنة لا تتجاوز {year}.";
export const pastMoment = "هذا الوقت مضى. هل تنشر الآن؟";
export const pastMomentIn = "هذا الوقت مضى. هل تنشر {language} الآن؟";
export const publishNow = "النشر الآن";
export const chooseAgain = "اختيار موعد آخر";
export const moments = {
  today: "اليوم {time}، بتوقيت {place}",
  tomorrow: "غدًا {time}، بتوقيت {place}",
  later: "{day} {time}، بتوقيت {place}",
} as const;
export const states = {
  draft: "مسودة",
  scheduled: "مجدول",
  changes: "تعديلات لم تُنشر",
  published: "منشور",
} as const;
