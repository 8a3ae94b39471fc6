import type { FieldMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

/** {field}: what its form calls it. After a colon nothing has to agree with it. */
export const fieldMistakes = {
  empty: "{field}: لا تترك هذه الخانة فارغة|.",
  missing: "{field}: هذه الخانة مطلوبة|.",
  "half-letter": "{field}: في النص نصف حرف (رمز ناقص)|.",
  "too-long": "{field}: الحد الأقصى للأحرف {limit}|.",
  "long-secret": "{field}: النص أطول من اللازم|.",
  "not-text": "{field}: المطلوب نص|.",
  "not-flag": "{field}: المطلوب نعم أو لا|.",
  "not-list": "{field}: المطلوب قائمة|.",
  "too-many": "{field}: العدد الأقصى {most}|.",
  "not-number": "{field}: المطلوب رقم|.",
  "not-whole": "{field}: المطلوب عدد صحيح|.",
  "out-of-range": "{field}: القيمة من {min} إلى {max}|.",
  "not-whole-within": "{field}: المطلوب عدد صحيح من {min} إلى {max}|.",
  "not-whole-from": "{field}: المطلوب عدد صحيح لا يقل عن {min}|.",
  "bad-id": "{field}: المطلوب معرّف صادر من الموقع|.",
  "bad-address":
    "{field}: المطلوب عنوان يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069 أو \u2066/\u2069 واحدة|.",
  "bad-web-address": "{field}: المطلوب عنوان كامل يبدأ بـ \u2066https://\u2069|.",
  "bad-phone-number": "{field}: المطلوب رقم هاتف|، مثل \u2066+880 1011-204560\u2069.",
  "bad-whatsapp":
    "{field}: المطلوب رقم هاتف كامل يبدأ برمز البلد|، مثل \u2066+880 1011-204560\u2069.",
  "bad-email": "{field}: المطلوب بريد إلكتروني كامل|، مثل \u2066name@example.com\u2069.",
  "bad-day": "{field}: المطلوب تاريخ، مثل \u20662026-12-31\u2069|.",
  "past-day": "{field}: المطلوب تاريخ بعد اليوم|.",
  "far-day": "{field}: المطلوب تاريخ خلال سنة|.",
  "future-day": "{field}: لا يصح يوم لم يأتِ بعد|.",
  "bad-amount": "{field}: المطلوب عدد صحيح، مثل \u2066192000\u2069، أو فارغ|.",
  "bad-currency": "{field}: المطلوب أحرف العملة الثلاثة، مثل \u2066BDT\u2069|.",
  "bad-country": "{field}: المطلوب حرفا البلد، مثل \u2066MY\u2069|.",
  "no-paper": "{field}: لم تعد هذه الورقة في القائمة. اختر غيرها|.",
  "unknown-answer":
    "{field}: لا جواب في هذه التأشيرة عنوانه «{answer}»|. اكتب عنوانًا موجودًا أو اترك الخانة فارغة.",
  "left-already": "{field}: هذا اليوم مضى|، فلا يظهر هذا الموعد في أي صفحة.",
  "row-again":
    "{field}: في الصف {row} التواريخ نفسها|؛ أعطِ أحدهما اسمًا خاصًا به أو احذف واحدًا منهما.",
  "no-price":
    "{field}: المطلوب عدد أكبر من 0، أو اتركه فارغًا|؛ عندها يُدعى الزائر إلى السؤال عن السعر.",
  "back-before-out": "{field}: العودة قبل الذهاب|.",
  "not-so-long": "{field}: للرحلة من 1 إلى {most} ليلة|.",
  "nights-do-not-fit": "{field}: الليالي {nights}، وبين التاريخين {days}|.",
  "bad-moment":
    "{field}: المطلوب تاريخ ووقت مع فارق التوقيت، مثل \u20662026-12-01T09:00:00+06:00\u2069|.",
  "past-moment": "{field}: هذا الوقت مضى|. انشر الآن بدلًا من ذلك.",
  "far-moment": "{field}: هذا التاريخ أبعد من الحد، وهو بالسنوات {years}|.",
  "bad-hours": "{field}: المطلوب في كل سطر يوم ووقت الفتح ووقت الإغلاق|.",
  "bad-time": "{field}: المطلوب وقت، مثل \u206609:00\u2069|.",
  "bad-choice": "{field}: اختر واحدًا من {choices}|.",
  "bad-placeholder": "{field}: لا يمكن تعبئة {placeholder}|.",
  "bad-zone": "{field}: المطلوب اسم منطقة زمنية، مثل \u2066Asia/Dhaka\u2069|.",
  "bad-colour": "{field}: المطلوب لون، مثل \u2066#124e3b\u2069|.",
  "light-colour": "{field}: اللون أفتح من أن يُقرأ، فتباينه {contrast} والمطلوب {least} على الأقل|.",
  "bad-link":
    "{field}: لا يُقبل هنا إلا الأحرف اللاتينية والأرقام وهذه العلامات: \u2066- . _ ~ : / ? # [ ] @ ! $ & ' ( ) * + , ; =\u2069|.",
  "data-link": "{field}: لا يصح أن ينتهي بـ \u2066.data\u2069|.",
  "stray-slash":
    "{field}: لا يصح أن يبدأ أو ينتهي بشرطة مائلة، ولا أن يكون فيه \u2066//\u2069 أو \u2066/./\u2069 أو \u2066/../\u2069|.",
  "more-parts": "{field}: المطلوب جزء واحد دون شرطة مائلة|.",
  "our-address": "{field}: هذا العنوان يحتاج إليه الموقع نفسه|. اختر غيره.",
  "bad-old-address": "{field}: المطلوب عنوان من هذا الموقع|، مثل \u2066/old-page.html\u2069.",
  "bad-new-address":
    "{field}: المطلوب صفحة من هذا الموقع، مثل \u2066/contact\u2069، أو عنوان كامل يبدأ بـ \u2066https://\u2069|.",
  "given-twice": "{field}: يُعطى مرة واحدة فقط|.",
  "bad-cursor": "{field}: المطلوب ما أعطاه Link|.",
  "cursor-of-search": "{field}: لا يُعطى مع \u2066q\u2069|.",
  "bad-revision": "{field}: المطلوب \u2066_id\u2069 لإحدى النسخ|.",
  "gone-picture": "{field}: هذه الصورة لم تعد في المكتبة|. اختر غيرها.",
  "unknown-field": "{field}: لا توجد هنا خانة بهذا الاسم|.",
  "too-deep": "{field}: لا تُقبل قوائم داخل قوائم بلا نهاية|.",
  refused: "{field}: لم يُقبل. {because}|",
} as const satisfies MistakeWords<FieldMistakeCode>;
