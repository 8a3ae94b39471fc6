import type { visaKind } from "#contracts/kinds/visa.ts";
import type { KindWords } from "../../kind-words.ts";

export const visaWords = {
  title: { label: "العنوان" },
  purpose: {
    label: "الغرض",
    options: { student: "الدراسة", work: "العمل", visit: "الزيارة", umrah: "العمرة" },
  },
  country: { label: "البلد", hint: "حرفان، مثل MY" },
  link: { label: "عنوان الصفحة", hint: "آخر جزء من عنوان الويب: \u2066/malaysia\u2069" },
  intro: { label: "مقدمة" },
  question: { label: "السؤال", hint: "يُطرح قبل القائمة. فارغ: القائمة واحدة للجميع." },
  questionWhy: { label: "لماذا يُطرح" },
  profiles: {
    label: "الأجوبة",
    one: "جواب",
    columns: {
      link: { label: "العنوان" },
      label: { label: "الجواب" },
      hint: { label: "تلميح" },
    },
  },
  asksAbroad: { label: "يسأل هل عمل في الخارج من قبل" },
  papers: {
    label: "الأوراق",
    one: "ورقة",
    columns: {
      requirement: { label: "الورقة" },
      need: {
        label: "مدى لزومها",
        options: { must: "إلزامية", "if-you-have-it": "إن وُجدت", "one-of": "واحدة من هذه" },
      },
      set: { label: "مجموعة «واحدة من هذه»", hint: "الأوراق ذات الكلمة نفسها يغني بعضها عن بعض." },
      profiles: { label: "لهذه الأجوبة فقط", hint: "عناوينها بفواصل. فارغ: للجميع." },
      abroad: { label: "العمل في الخارج من قبل", options: { "": "للجميع", no: "لا", yes: "نعم" } },
      note: { label: "ملاحظة" },
    },
  },
  government: {
    amount: { label: "الرسوم الحكومية" },
    currency: { label: "عملة الرسوم الحكومية" },
    about: { label: "نحو، بالتاكا" },
    note: { label: "ملاحظة" },
  },
  others: {
    label: "رسوم أخرى",
    one: "رسم",
    columns: {
      label: { label: "الاسم" },
      amount: { label: "المبلغ" },
      currency: { label: "العملة" },
      note: { label: "ملاحظة" },
    },
  },
  service: {
    amount: { label: "رسوم خدمتنا" },
    currency: { label: "عملة رسوم خدمتنا" },
    when: { label: "متى تُدفع" },
    returns: { label: "ما يُعاد" },
  },
  ratesOf: { label: "أسعار الصرف ليوم" },
  time: {
    min: { label: "كم تستغرق: من" },
    max: { label: "كم تستغرق: إلى" },
    unit: {
      label: "الوحدة",
      options: { "working-days": "أيام عمل", days: "أيام", weeks: "أسابيع", months: "أشهر" },
    },
    starts: { label: "متى يبدأ العد" },
    notCounted: { label: "ما لا يُحسب" },
  },
  longer: { label: "ما يطيل المدة" },
  official: { label: "الصفحة الرسمية" },
  reviewedOn: { label: "تاريخ المراجعة" },
  reviewedBy: { label: "راجعها" },
  changes: {
    label: "ما تغيّر",
    one: "تعديل",
    columns: { day: { label: "اليوم" }, by: { label: "من" }, text: { label: "ماذا" } },
  },
} satisfies KindWords<typeof visaKind.fields>;
