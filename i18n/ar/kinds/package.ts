import type { packageKind } from "#contracts/kinds/package.ts";
import type { KindWords } from "../../kind-words.ts";

const SEPARATE = "افصل بينها بفاصلة ومسافة";

export const packageWords = {
  title: { label: "العنوان", hint: "كلمات كبيرة على الصورة الكبيرة." },
  bannerimageUrl: {
    label: "الصورة الكبيرة",
    hint: "اختر صورة، أو أدخل عنوان أي صورة.",
  },
  description: { label: "الوصف", hint: "أول ما يقرؤه الناس." },
  services: { label: "الخدمات", hint: SEPARATE, items: ["خدمة", "خدمات"] },
  secondtitle: { label: "العنوان بجانب الصورة", hint: "بجانب الصورة التي في النافذة." },
  secondimageUrl: { label: "الصورة الثانية", hint: "تقع في نافذة، فيظهر وسطها." },
  middleparagraph: { label: "النص تحته", hint: "تحت العنوان الذي بجانب الصورة." },
  servicesdescriptiontitle: {
    label: "العنوان فوق الخطوات",
    hint: "مثل: كيف نعمل، خطوة بخطوة.",
  },
  servicesdescription: { label: "الخطوات", hint: SEPARATE, items: ["خطوة", "خطوات"] },
  finalparagraph: { label: "الفقرة الأخيرة", hint: "آخر الكلام." },
} satisfies KindWords<typeof packageKind.fields>;
