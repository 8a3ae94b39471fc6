export const signedOutDevice = "سُجّل الخروج: {device}.";
export const nothingHasChanged = "لم يتغير شيء. {message}";
export const whereSignedIn = "أجهزة {name}";
export const devicesText =
  "من يُسجَّل خروجه يحتاج إلى تسجيل الدخول هناك من جديد. وما كُتب يبقى على الجهاز.";
export const signedInNowhere = "لا جهاز الآن.";
export const thisDevice = "هذا الجهاز";
export const signOutDevice = "تسجيل الخروج: {device}";
export const signOut = "تسجيل الخروج";
export const discard = "تجاهل";
export const keptForYou = "ما كتبته محفوظ على هذا الجهاز لك وحدك، ويُعرض عليك حين تعود.";
export const notKept =
  "هذا الجهاز لا يحفظ ما كتبته، فمساحته ممتلئة أو محظورة: إن غادرت ضاع ما كتبته.";
export const savedByNow = "حُفظ ما كتبته الآن.";
export const lostByLeaving = "إن غادرت ضاع ما كتبته.";
export const visitorsWillNotSee = "لن يرى الزوار تعديلاتك.";
export const leaveTitle = "هل تغادر دون حفظ؟";
export const stayHere = "البقاء هنا";
export const leave = "مغادرة";
export const signInTitle = "سجّل الدخول من جديد";
export const signInText = "انتهت جلستك. لم يضع شيء مما كتبته: سجّل الدخول فيُحفظ.";
export const email = "البريد الإلكتروني";
export const signingIn = "جارٍ تسجيل الدخول";
export const signInAndSave = "تسجيل الدخول والحفظ";
export const somebodyElseTitle = "الحساب المفتوح الآن: {name}";
export const somebodyElseText =
  "فُتحت هذه الصفحة باسم {name}. وما كُتب فيها ولم يُحفظ باقٍ على هذا الجهاز لصاحبه وحده.";
export const somebodyElseUnkept =
  "فُتحت هذه الصفحة باسم {name}. ولم يبقَ على هذا الجهاز شيء مما كُتب فيها ولم يُحفظ.";
export const notKeptHere =
  "هذا الجهاز لا يحفظ ما تكتبه: مساحته ممتلئة أو محظورة. احفظ قبل أن تغادر.";
export const signedInDates = "الدخول {since}، وآخر ظهور {seen}";
export const draftOffer = "كتبت شيئًا في {time} لم يُحفظ. هو باقٍ على هذا الجهاز.";
export const newerSaved =
  "حُفظ بعده ما هو أحدث: إن استعدت ما كتبته حلّ محله في الخانات التي كتبت فيها.";
export const restoreTyped = "استعادة ما كُتب في {time}";
export const goOnAs = "المتابعة باسم {name}";
export const mayBeDone = "لم يصل رد، فربما تمّ الأمر. أعد تحميل الصفحة لتتأكد قبل أن تكرره.";
