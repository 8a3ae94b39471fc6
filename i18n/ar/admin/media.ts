export const chooseAPicture = "اختر صورة";
export const useThisPicture = "استعمال هذه الصورة";
export const pictureStillThere = "ما زالت الصورة موجودة. {message}";
export const pictureDeleted = "حُذفت الصورة.";
export const whereItIsUsed = "أماكن الاستعمال";
export const nowhereYet = "لا مكان بعد.";
export const deletePicture = "حذف الصورة";
export const keptWhileUsed = "يمكن حذفها حين لا يعرضها شيء.";
export const askToDelete = "هل تحذف هذه الصورة؟";
export const deleteText = "يُحذف ملفها وكل مقاساتها نهائيًا.";
export const keepIt = "أبقِها";
export const deleteIt = "حذف";
export const saving = "جارٍ الحفظ";
export const save = "حفظ";
export const focusPoint = "نقطة التركيز";
export const focusHint = "اضغط على ما ينبغي أن يبقى ظاهرًا حين تُقص الصورة.";
export const leftToRight = "من اليسار إلى اليمين";
export const topToBottom = "من أعلى إلى أسفل";
export const picture = "صورة";
export const pictureSaved = "حُفظت الصورة.";
export const pictureNotSaved = "لم تُحفظ الصورة. {message}";
export const notSavedYet = "لم تُحفظ بعد";
export const address = "العنوان";
export const focusAt = "{x}% من اليسار، {y}% من الأعلى";
export const yes = "نعم";
export const no = "لا";
export const altNeeded = "اكتب ما الذي في الصورة، أو اختر «للزينة فقط».";
export const altTooLong = "اختصر النص. الحد الأقصى للأحرف {most}.";
export const whatItShows = "ما الذي في الصورة";
export const decorative = "للزينة فقط";
export const kindsOfPictures = "أنواع الصور";
export const pictures = "الصور";
export const illustrations = "الرسوم";
export const searchPictures = "البحث في الصور";
export const illustrationsText = "مرسومة لهذا الموقع. خفيفة وتناسب كل مكان.";
export const picturesNotLoaded = "تعذّر تحميل الصور";
export const noPictureFound = "لا صورة تذكر ذلك. جرّب كلمة أقصر.";
export const noPictures = "لا صور بعد. ستظهر أولها هنا.";
export const showMorePictures = "عرض المزيد من الصور";
export const uploadPictures = "رفع صور";
export const orDrop = "أو أفلتها أو الصقها هنا";
export const saysNothingYet = "لا وصف بعد";
export const tooLarge = "حجم هذا الملف أكبر من 20 ميغابايت. صغّره ثم اختره من جديد.";
export const uploads = "ملفات تُرفع";
export const leaveItOut = "استبعاد";
export const uploading = "جارٍ الرفع";
export const makingSizes = "جارٍ إعداد المقاسات";
export const progressOf = "تقدّم {name}";
export const waitingForItsTurn = "بانتظار دورها";
export const media = "الوسائط";
export const addressCopied = "نُسخ العنوان.";
export const addressIs = "العنوان: {address}";
export const mediaText = "صوركم، والرسوم التي تأتي مع الموقع.";
export const facts = "{width} × {height} بكسل، {size}";
export const onlyUndescribed = "المعروض: صور بلا وصف.";
export const showAllPictures = "عرض كل الصور";
export const pictureGone = "حذف أحدهم هذه الصورة في هذه الأثناء.";
export const describedMeanwhile = "كتب أحدهم في هذه الأثناء: «{alt}». اضغط مرة أخرى ليحل نصك محله.";
export const decorativeMeanwhile =
  "جعلها أحدهم للزينة فقط في هذه الأثناء. اضغط مرة أخرى ليحل نصك محل ذلك.";
export const later = "لاحقًا";
export const haveComeIn = {
  zero: "لم تصل أي صورة.",
  one: "وصلت صورة واحدة. يمكن وصفها في مكتبة الصور.",
  two: "وصلت صورتان. يمكن وصفهما في مكتبة الصور.",
  few: "وصلت {count} صور. يمكن وصفها في مكتبة الصور.",
  many: "وصلت {count} صورة. يمكن وصفها في مكتبة الصور.",
  other: "وصلت {count} صورة. يمكن وصفها في مكتبة الصور.",
} as const;
export const didNotComeIn = {
  zero: "لم يتأخر أي ملف. {message} لا شيء ينتظر في مكتبة الصور.",
  one: "لم يصل ملف واحد. {message} إنه ينتظر في مكتبة الصور.",
  two: "لم يصل ملفان. {message} إنهما ينتظران في مكتبة الصور.",
  few: "لم تصل {count} ملفات. {message} إنها تنتظر في مكتبة الصور.",
  many: "لم يصل {count} ملفًا. {message} إنها تنتظر في مكتبة الصور.",
  other: "لم يصل {count} ملف. {message} إنها تنتظر في مكتبة الصور.",
} as const;
