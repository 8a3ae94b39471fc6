export const postDetails = "تفاصيل المقال";
export const typesAlreadyUsed = "أنواع مستعملة من قبل";
export const allPosts = "كل المقالات";
export const search = "بحث";
export const type = "النوع";
export const all = "الكل";
export const inTrash = {
  stillThere: "ما زال المقال موجودًا. {message}",
  stillDeleted: "ما زال المقال محذوفًا. {message}",
  isBack: "عاد المقال.",
} as const;
export const postDeletedItIs = "حُذف المقال. يُحفظ 30 يومًا.";
export const createNewBlog = "إنشاء مقال جديد";
export const postCreated = "أُنشئ المقال!";
export const postNotCreated = "حدث خطأ أثناء إنشاء المقال.";
export const createBlog = "إنشاء المقال";
export const visibleOnCreate = "يظهر للجميع فور إنشائه";
export const noSuchPost = "لا يوجد مقال بهذا العنوان.";
export const editBlogPost = "تعديل المقال";
export const postUpdated = "حُدّث المقال!";
export const postNotUpdated = "حدث خطأ أثناء تحديث المقال.";
export const updateBlog = "تحديث المقال";
export const postNotLoaded = "تعذّر تحميل هذا المقال";
export const blog = "المدونة";
export const view = "طريقة العرض";
export const table = "جدول";
export const cards = "بطاقات";
export const pages = "الصفحات";
export const newerPosts = "مقالات أحدث";
export const previousResults = "النتائج السابقة";
export const olderPosts = "مقالات أقدم";
export const moreResults = "المزيد من النتائج";
export const askToDelete = "هل تحذف هذا المقال؟";
export const areYouSureYou = "هل تريد حقًّا حذف هذا المقال؟";
export const noPostsYet = "لا مقالات بعد";
export const noPostsText = "سيظهر أول مقال هنا.";
export const noneFound = "لا مقال يذكر ذلك";
export const noneFoundText = "جرّب كلمة أقصر، أو تصفّحها كلها.";
export const showAll = "عرض الكل";
export const trashEmptyText = "هنا ينتظر المقال الذي تحذفه.";
export const trashNotLoaded = "تعذّر تحميل المقالات المحذوفة";
export const reads = {
  zero: "لا قراءات",
  one: "قراءة واحدة",
  two: "قراءتان",
  few: "{count} قراءات",
  many: "{count} قراءة",
  other: "{count} قراءة",
} as const;
export const counted = {
  zero: "لا مقالات",
  one: "مقال واحد",
  two: "مقالان",
  few: "{count} مقالات",
  many: "{count} مقالًا",
  other: "{count} مقال",
} as const;
export const typeCounted = "{type} ({count})";
export const notPublicHeading = "لم يُنشر بعد";
export const moreNotPublic = {
  zero: "لا مقالات أخرى غير منشورة.",
  one: "مقال آخر غير منشور: اختر حالته أعلاه.",
  two: "مقالان آخران غير منشورين: اختر حالتهما أعلاه.",
  few: "{count} مقالات أخرى غير منشورة: اختر حالتها أعلاه.",
  many: "{count} مقالًا آخر غير منشور: اختر حالتها أعلاه.",
  other: "{count} مقال آخر غير منشور: اختر حالتها أعلاه.",
} as const;
export const keptBy = "حُفظ {time}: {name}";
export const draftDeleted = "حُذفت المسودة. تُحفظ 30 يومًا.";
export const published = "منشور";
export const byState = "المقالات حسب حالتها";
export const choose = "اختيار {title}";
export const chosenPosts = "المقالات المختارة";
export const chosen = {
  zero: "لم تختر مقالًا",
  one: "اخترت مقالًا واحدًا",
  two: "اخترت مقالين",
  few: "اخترت {count} مقالات",
  many: "اخترت {count} مقالًا",
  other: "اخترت {count} مقال",
} as const;
export const chooseNone = "إلغاء الاختيار";
export const doneOf = "{done} من {all}";
export const keepThem = "تركها";
export const typeMissing = "املأ «النوع».";
export const askMany = {
  publish: {
    label: "نشر…",
    title: {
      zero: "هل تنشر المقالات المختارة؟",
      one: "هل تنشر مقالًا واحدًا؟",
      two: "هل تنشر مقالين؟",
      few: "هل تنشر {count} مقالات؟",
      many: "هل تنشر {count} مقالًا؟",
      other: "هل تنشر {count} مقال؟",
    },
    text: "يُنشر الآن للجميع ما كان ينتظر.",
    go: {
      zero: "لا مقالات للنشر",
      one: "نشر مقال واحد",
      two: "نشر مقالين",
      few: "نشر {count} مقالات",
      many: "نشر {count} مقالًا",
      other: "نشر {count} مقال",
    },
  },
  type: {
    label: "تغيير النوع…",
    title: {
      zero: "هل تغيّر نوع المقالات المختارة؟",
      one: "هل تغيّر نوع مقال واحد؟",
      two: "هل تغيّر نوع مقالين؟",
      few: "هل تغيّر نوع {count} مقالات؟",
      many: "هل تغيّر نوع {count} مقالًا؟",
      other: "هل تغيّر نوع {count} مقال؟",
    },
    text: "يُنشر فورًا. وحيث تنتظر تعديلات ينتظر النوع الجديد معها.",
    go: {
      zero: "لا مقالات للتحديث",
      one: "تحديث مقال واحد",
      two: "تحديث مقالين",
      few: "تحديث {count} مقالات",
      many: "تحديث {count} مقالًا",
      other: "تحديث {count} مقال",
    },
  },
  delete: {
    label: "حذف…",
    title: {
      zero: "هل تحذف المقالات المختارة؟",
      one: "هل تحذف مقالًا واحدًا؟",
      two: "هل تحذف مقالين؟",
      few: "هل تحذف {count} مقالات؟",
      many: "هل تحذف {count} مقالًا؟",
      other: "هل تحذف {count} مقال؟",
    },
    text: "يمكن استعادة كل منها من سلة المحذوفات خلال 30 يومًا.",
    go: {
      zero: "لا مقالات للحذف",
      one: "حذف مقال واحد",
      two: "حذف مقالين",
      few: "حذف {count} مقالات",
      many: "حذف {count} مقالًا",
      other: "حذف {count} مقال",
    },
  },
} as const;
export const manyPublished = {
  zero: "لم يُنشر مقال.",
  one: "نُشر مقال واحد.",
  two: "نُشر مقالان.",
  few: "نُشرت {count} مقالات.",
  many: "نُشر {count} مقالًا.",
  other: "نُشر {count} مقال.",
} as const;
export const manyTyped = {
  zero: "لم يتغير نوع مقال.",
  one: "تغيّر نوع مقال واحد.",
  two: "تغيّر نوع مقالين.",
  few: "تغيّر نوع {count} مقالات.",
  many: "تغيّر نوع {count} مقالًا.",
  other: "تغيّر نوع {count} مقال.",
} as const;
export const manyGone = {
  zero: "كل المقالات ما زالت هنا. القائمة تعرض ما هو موجود الآن.",
  one: "لم يعد مقال واحد موجودًا. القائمة تعرض ما هو موجود الآن.",
  two: "لم يعد مقالان موجودين. القائمة تعرض ما هو موجود الآن.",
  few: "لم تعد {count} مقالات موجودة. القائمة تعرض ما هو موجود الآن.",
  many: "لم يعد {count} مقالًا موجودًا. القائمة تعرض ما هو موجود الآن.",
  other: "لم يعد {count} مقال موجودًا. القائمة تعرض ما هو موجود الآن.",
} as const;
export const manyDeleted = {
  zero: "لم يُحذف مقال.",
  one: "حُذف مقال واحد. يُحفظ 30 يومًا.",
  two: "حُذف مقالان. يُحفظان 30 يومًا.",
  few: "حُذفت {count} مقالات. تُحفظ 30 يومًا.",
  many: "حُذف {count} مقالًا. تُحفظ 30 يومًا.",
  other: "حُذف {count} مقال. تُحفظ 30 يومًا.",
} as const;
export const manyBack = {
  zero: "لم يعد مقال.",
  one: "عاد مقال واحد.",
  two: "عاد مقالان.",
  few: "عادت {count} مقالات.",
  many: "عاد {count} مقالًا.",
  other: "عاد {count} مقال.",
} as const;
export const nothingStands = "لا مقال بهذه الحالة";
export const nothingStandsText = "ستظهر هنا المقالات التي بهذه الحالة.";
export const lookAt = "ليس جاهزًا. راجع: {fields}.";
export const publishedNote = "تم النشر.";
export const viewIt = "عرض";
export const writeAnother = "كتابة مقال آخر";
export const suggestedFor = "مقترحة لـ «{topic}»";
/** They say nothing of a topic. */
export const smallWords =
  "على إلى عن من في مع بعد قبل عند حتى ثم أو أم هل ما لا لم لن هذا هذه ذلك تلك التي الذي الذين كيف متى أين لماذا كم كل بعض غير بين هو هي هم أنت أنتم نحن كان كانت يكون تكون قد إذا إن أن لكن لأن أكثر دون حين".split(
    " ",
  );
/** What the scenes that come with the site are of, besides what they show. */
export const sceneTopics: Readonly<Record<string, string>> = {
  "makkah-dusk": "العمرة عمرة الحج حج معتمر حاج مكة الكعبة رمضان",
  "madinah-dawn": "العمرة عمرة الحج حج معتمر حاج المدينة الزيارة زيارة",
  "hajj-mina": "الحج حج حاج الحجاج منى خيام مخيم",
  "tours-coast": "رحلة رحلات الرحلات سياحة عطلة بحر سفر",
  campus: "طالب طلاب الدراسة دراسة جامعة تأشيرة",
  "study-desk": "طالب طلاب الدراسة دراسة امتحان",
  "city-work": "عمل العمل وظيفة تأشيرة",
  "flight-wing": "طيران تذكرة تذاكر رحلة طائرة",
  "passport-desk": "تأشيرة تأشيرات التأشيرات جواز",
  "papers-stamp": "تأشيرة تأشيرات أوراق سفارة",
  "wheelchair-gate": "كبار السن والدين مطار مساعدة",
  "family-arrivals": "عائلة مطار وصول والدة والد",
};
