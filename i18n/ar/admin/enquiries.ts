export const enquiryStillThere = "ما زال الاستفسار موجودًا. {message}";
export const enquiryDeleted = "تم حذف {reference}.";
export const deleteIt = "حذف";
export const askToDelete = "هل تحذف هذا الاستفسار؟";
export const deleteText =
  "يُحذف نهائيًا كل ما يُعرف عن {name}: الاسم والرقم والبريد والرسالة والملاحظات والرسائل. ويبقى في سجل النشاط رقم الطلب {reference} وأنك حذفته.";
export const keepIt = "أبقِه";
export const exampleText = "مثال: جاء مع الوكالة التجريبية، ولم يكتبه أحد.";
export const noMessageWasWritten = "لم تُكتب رسالة.";
export const pageOf = "صفحة {title}";
export const theApi = "API";
export const askedAbout = "سأل عن";
export const month = "الشهر";
export const travellers = "عدد المسافرين";
export const language = "اللغة";
export const received = "وصل في";
export const reference = "رقم الطلب";
export const sentFrom = "أُرسل من";
export const opensNewTab = "(يُفتح في تبويب جديد)";
export const all = "الكل";
export const enquiriesByStatus = "الاستفسارات حسب الحالة";
export const searchByNameNumber = "البحث بالاسم أو الرقم أو رقم الطلب أو الكلمات";
export const searchPlaceholder = "الاسم أو رقم الهاتف";
export const enquiriesNotLoaded = "تعذّر تحميل الاستفسارات";
export const showMoreEnquiries = "عرض المزيد من الاستفسارات";
export const noneFound = "لا استفسار يذكر ذلك";
export const noneFoundText = "جرّب كلمة أقصر، أو تصفّحها كلها.";
export const showAll = "عرض الكل";
export const noSpam = "لا رسائل غير مرغوب فيها";
export const noSpamText = "هنا يُحفظ ما يشبه الإعلانات.";
export const noneHere = "لا شيء هنا";
export const noneHereText = "لا استفسار بهذه الحالة الآن.";
export const noneIsYours = "لا استفسار مفتوحًا مسندًا إليك الآن.";
export const noneWithoutOwner = "لكل استفسار مفتوح مسؤول.";
export const noEnquiriesYet = "لا استفسارات بعد";
export const noEnquiriesText =
  "هنا يظهر ما يرسله الزوار من صفحة «اتصل بنا» أو من باقة أو من «ابدأ الآن».";
export const staffNotes = "ملاحظات الموظفين";
export const history = "السجل";
export const enquiryArrived = "وصل الاستفسار.";
export const backToTheList = "العودة إلى القائمة";
export const enquiryGone = "هذا الاستفسار ليس هنا";
export const enquiryNotLoaded = "تعذّر تحميل الاستفسار";
export const enquiryGoneText = "ربما حذفه أحد.";
export const unread = "غير مقروء";
export const example = "مثال";
export const noteLeaving = "لم تُحفظ ملاحظتك بعد.";
export const writeYourNoteFirst = "اكتب ملاحظتك أولًا.";
export const note = "ملاحظة";
export const noteSaved = "حُفظت الملاحظة.";
export const noteNotSaved = "لم تُحفظ ملاحظتك بعد. {message}";
export const addANote = "أضف ملاحظة";
export const onlyStaffSeeThis = "يراها الموظفون فقط";
export const saving = "جارٍ الحفظ";
export const saveNote = "حفظ الملاحظة";
export const callNamePhone = "الاتصال بـ {name}، {phone}";
export const call = "اتصل";
export const whatsAppSomebody = "مراسلة {name} عبر واتساب (يُفتح في تبويب جديد)";
export const whatsApp = "واتساب";
export const mailSomebody = "مراسلة {name} بالبريد";
export const mail = "بريد";
export const askCalled = "هل تسجّل أنه تم الاتصال؟";
export const markAsCalled = "تم الاتصال";
export const notYet = "ليس بعد";
export const markAsRead = "تعليم كمقروء";
export const markAsUnread = "تعليم كغير مقروء";
export const nowAmongNew = "صار بين الجديدة.";
export const markedByStaff = "علّمه الموظفون بأنه غير مرغوب فيه.";
export const notSpam = "ليس دعاية";
export const waiting = "بالانتظار";
export const sent = "أُرسلت";
export const failed = "تعذّرت";
export const savedStatus = "حُفظ: {status}.";
export const itStillSaysStatus = "ما زالت الحالة: {status}. {message}";
export const status = "الحالة";
export const statusIs = "الحالة: {status}";
export const somebodyElse = "شخص آخر";
export const enquiries = "الاستفسارات";
export const downloadList = "تنزيل القائمة";
export const listOfEnquiries = "قائمة الاستفسارات";
export const chooseAnEnquiry = "اختر استفسارًا";
export const itOpensHereAnd = "يُفتح هنا ويُعدّ مقروءًا.";
export const notUpToDate = "هذه القائمة غير محدّثة. {reason}";
export const newest = "أحدث الاستفسارات، وعددها {count}";
export const counted = {
  zero: "لا استفسارات",
  one: "استفسار واحد",
  two: "استفساران",
  few: "{count} استفسارات",
  many: "{count} استفسارًا",
  other: "{count} استفسار",
} as const;
export const people = {
  zero: "لا أحد",
  one: "شخص واحد",
  two: "شخصان",
  few: "{count} أشخاص",
  many: "{count} شخصًا",
  other: "{count} شخص",
} as const;
export const setItTo = "{who} غيّر الحالة إلى: {status}";
export const overtaken =
  "{who} غيّر الحالة إلى «{status}» والاستفسار مفتوح عندك. اختيارك «{wanted}» لم يُحفظ.";
export const overtakenAt =
  "{who} غيّر الحالة إلى «{status}» ({time}) والاستفسار مفتوح عندك. اختيارك «{wanted}» لم يُحفظ.";
export const keepStatus = "الإبقاء على «{status}»";
export const changeTo = "التغيير إلى «{status}»";
export const yesterday = "أمس";
export const today = "اليوم";
export const dayAndTime = "{day}، {time}";
