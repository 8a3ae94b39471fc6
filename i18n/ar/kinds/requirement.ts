import type { requirementKind } from "#contracts/kinds/requirement.ts";
import type { KindWords } from "../../kind-words.ts";

export const requirementWords = {
  title: { label: "الورقة" },
  from: {
    label: "عند من",
    options: {
      you: "عندك",
      institution: "الجامعة",
      sponsor: "من يدفع",
      employer: "صاحب العمل",
      "before-travel": "قبل السفر",
    },
  },
  why: { label: "لماذا تُطلب", hint: "جملة واحدة تفهمها العائلة." },
  form: { label: "الشكل المطلوب" },
  age: { label: "كم يجوز أن يكون عمرها" },
  mostDays: { label: "لا يتجاوز عمرها، بالأيام", hint: "فارغ: عمرها لا يهم." },
  where: { label: "من أين تُستخرج" },
  note: { label: "ملاحظة" },
  source: { label: "الصفحة الرسمية" },
} satisfies KindWords<typeof requirementKind.fields>;
