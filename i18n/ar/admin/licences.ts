export const licences = "التراخيص";
export const licencesText =
  "ما يتحقق به الناس منكم. ويختفي كل ترخيص تلقائيًا من كل صفحة في اليوم التالي لانتهائه.";
export const newLicence = "ترخيص جديد";
export const editLicence = "ترخيص";
export const editLicenceText = "يراه الزوار حتى نهاية يومه الأخير.";
export const noLicences = "لا تراخيص بعد";
export const noLicencesText = "سيظهر الأول هنا.";
export const notLoaded = "تعذّر التحميل";
export const endsToday = "ينتهي اليوم";
export const endsIn = {
  zero: "ينتهي اليوم",
  one: "ينتهي خلال يوم واحد",
  two: "ينتهي خلال يومين",
  few: "ينتهي خلال {count} أيام",
  many: "ينتهي خلال {count} يومًا",
  other: "ينتهي خلال {count} يوم",
} as const;
export const ended = {
  zero: "انتهى اليوم: لا تعرضه أي صفحة",
  one: "انتهى أمس: لا تعرضه أي صفحة",
  two: "انتهى قبل يومين: لا تعرضه أي صفحة",
  few: "انتهى قبل {count} أيام: لا تعرضه أي صفحة",
  many: "انتهى قبل {count} يومًا: لا تعرضه أي صفحة",
  other: "انتهى قبل {count} يوم: لا تعرضه أي صفحة",
} as const;
