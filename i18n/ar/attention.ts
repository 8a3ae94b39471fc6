export const titles = {
  "price-ended": "انتهى سعر",
  "price-ends": "سعر ينتهي قريبًا",
  "departure-leaves": "رحلة تنطلق قريبًا",
  "review-due": "تأشيرة لم تُراجع منذ 60 يومًا",
  "licence-ends": "ترخيص ينتهي قريبًا",
  "can-be-told": "يمكن إخبار أحدهم",
  "no-answer": "استفسار بلا ردّ",
  "follow-up-over": "متابعة متأخرة",
  "not-published": "نشر مجدول لم يتم",
  "link-broken": "رابط لا يوصل إلى شيء",
  "translation-older": "النص بلغة {language} أقدم من الإنجليزي",
  "picture-undescribed": "صورة بلا وصف",
  "mail-stuck": "رسالة لا تُرسل",
  "backup-failed": "لم تكتمل آخر نسخة احتياطية",
  "backup-old": "آخر نسخة احتياطية قديمة جدًا",
} as const;
export const neverBackedUp = "لم تُنشأ نسخة احتياطية قط";
export const canBeTold = {
  zero: "لا أحد ينتظر خبر رحلة",
  one: "شخص واحد ينتظر خبر رحلة",
  two: "شخصان ينتظران خبر رحلة",
  few: "{count} أشخاص ينتظرون خبر رحلة",
  many: "{count} شخصًا ينتظرون خبر رحلة",
  other: "{count} شخص ينتظرون خبر رحلة",
} as const;
export const several = {
  "price-ended": {
    zero: "لم ينتهِ سعر آخر",
    one: "انتهى سعر آخر",
    two: "انتهى سعران آخران",
    few: "انتهت {count} أسعار أخرى",
    many: "انتهى {count} سعرًا آخر",
    other: "انتهى {count} سعر آخر",
  },
  "price-ends": {
    zero: "لا ينتهي سعر آخر قريبًا",
    one: "سعر آخر ينتهي قريبًا",
    two: "سعران آخران ينتهيان قريبًا",
    few: "{count} أسعار أخرى تنتهي قريبًا",
    many: "{count} سعرًا آخر تنتهي قريبًا",
    other: "{count} سعر آخر تنتهي قريبًا",
  },
  "departure-leaves": {
    zero: "لا رحلة أخرى تنطلق قريبًا",
    one: "رحلة أخرى تنطلق قريبًا",
    two: "رحلتان أخريان تنطلقان قريبًا",
    few: "{count} رحلات أخرى تنطلق قريبًا",
    many: "{count} رحلة أخرى تنطلق قريبًا",
    other: "{count} رحلة أخرى تنطلق قريبًا",
  },
  "review-due": {
    zero: "لا تأشيرة أخرى بلا مراجعة منذ 60 يومًا",
    one: "تأشيرة أخرى لم تُراجع منذ 60 يومًا",
    two: "تأشيرتان أخريان لم تُراجعا منذ 60 يومًا",
    few: "{count} تأشيرات أخرى لم تُراجع منذ 60 يومًا",
    many: "{count} تأشيرة أخرى لم تُراجع منذ 60 يومًا",
    other: "{count} تأشيرة أخرى لم تُراجع منذ 60 يومًا",
  },
  "licence-ends": {
    zero: "لا ترخيص آخر ينتهي قريبًا",
    one: "ترخيص آخر ينتهي قريبًا",
    two: "ترخيصان آخران ينتهيان قريبًا",
    few: "{count} تراخيص أخرى تنتهي قريبًا",
    many: "{count} ترخيصًا آخر تنتهي قريبًا",
    other: "{count} ترخيص آخر تنتهي قريبًا",
  },
  "can-be-told": {
    zero: "لا رحلات أخرى ينتظر أحد خبرها",
    one: "رحلة أخرى ينتظر أشخاص خبرها",
    two: "رحلتان أخريان ينتظر أشخاص خبرهما",
    few: "{count} رحلات أخرى ينتظر أشخاص خبرها",
    many: "{count} رحلة أخرى ينتظر أشخاص خبرها",
    other: "{count} رحلة أخرى ينتظر أشخاص خبرها",
  },
  "no-answer": {
    zero: "لا استفسار آخر بلا ردّ",
    one: "استفسار آخر بلا ردّ",
    two: "استفساران آخران بلا ردّ",
    few: "{count} استفسارات أخرى بلا ردّ",
    many: "{count} استفسارًا آخر بلا ردّ",
    other: "{count} استفسار آخر بلا ردّ",
  },
  "follow-up-over": {
    zero: "لا متابعة متأخرة",
    one: "متابعة واحدة متأخرة",
    two: "متابعتان متأخرتان",
    few: "{count} متابعات متأخرة",
    many: "{count} متابعة متأخرة",
    other: "{count} متابعة متأخرة",
  },
  "not-published": {
    zero: "لا نشر آخر فات موعده",
    one: "نشر آخر لم يتم",
    two: "نشران آخران لم يتما",
    few: "{count} عمليات نشر أخرى لم تتم",
    many: "{count} عملية نشر أخرى لم تتم",
    other: "{count} عملية نشر أخرى لم تتم",
  },
  "link-broken": {
    zero: "لا موضع آخر فيه رابط لا يوصل",
    one: "موضع آخر فيه رابط لا يوصل",
    two: "موضعان آخران فيهما روابط لا توصل",
    few: "{count} مواضع أخرى فيها روابط لا توصل",
    many: "{count} موضعًا آخر فيها روابط لا توصل",
    other: "{count} موضع آخر فيها روابط لا توصل",
  },
  "translation-older": {
    zero: "لا نص آخر أقدم من الإنجليزي",
    one: "نص آخر أقدم من الإنجليزي",
    two: "نصان آخران أقدم من الإنجليزي",
    few: "{count} نصوص أخرى أقدم من الإنجليزي",
    many: "{count} نصًا آخر أقدم من الإنجليزي",
    other: "{count} نص آخر أقدم من الإنجليزي",
  },
  "picture-undescribed": {
    zero: "لا صورة بلا وصف",
    one: "صورة واحدة بلا وصف",
    two: "صورتان بلا وصف",
    few: "{count} صور بلا وصف",
    many: "{count} صورة بلا وصف",
    other: "{count} صورة بلا وصف",
  },
  "mail-stuck": {
    zero: "لا بريد عالق",
    one: "رسالة واحدة لا تُرسل",
    two: "رسالتان لا تُرسلان",
    few: "{count} رسائل لا تُرسل",
    many: "{count} رسالة لا تُرسل",
    other: "{count} رسالة لا تُرسل",
  },
  "backup-failed": {
    zero: "لا نسخة احتياطية ناقصة",
    one: "نسخة احتياطية واحدة لم تكتمل",
    two: "نسختان احتياطيتان لم تكتملا",
    few: "{count} نسخ احتياطية لم تكتمل",
    many: "{count} نسخة احتياطية لم تكتمل",
    other: "{count} نسخة احتياطية لم تكتمل",
  },
  "backup-old": {
    zero: "لا نسخة احتياطية قديمة",
    one: "نسخة احتياطية واحدة قديمة",
    two: "نسختان احتياطيتان قديمتان",
    few: "{count} نسخ احتياطية قديمة",
    many: "{count} نسخة احتياطية قديمة",
    other: "{count} نسخة احتياطية قديمة",
  },
} as const;
export const hints = {
  "price-ended": "يقرأ الزوار «اسأل عن السعر الحالي»",
  "departure-leaves": "بعد ذلك اليوم لا يراها الزوار",
  "can-be-told": "ما ينتظرونه صار متوفرًا",
  "review-due": "عندها تنبّه الصفحة الزوار",
  "licence-ends": "بعد ذلك اليوم لا يراه الزوار",
  "picture-undescribed": "من لا يرى الصور لا يسمع عنها شيئًا",
  "mail-stuck": "انظر السبب وأعد الإرسال",
  "backup-failed": "انظر السبب واصنع واحدة الآن",
  "backup-old": "اصنع واحدة الآن في صفحة النسخ الاحتياطية من الإعدادات",
} as const;
export const untilDay = "حتى {day}";
export const endedOn = "انتهى في {day}";
export const leavesOn = "تنطلق في {day}";
export const lastOn = "آخرها {day}";
export const fromDay = "من {day}";
export const sinceDay = "منذ {day}";
export const never = "لم يحدث قط";
export const titleOfThing = "{title}: {thing}";
export const withDay = "{text} ({day})";
