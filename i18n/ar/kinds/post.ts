import type { postKind } from "#contracts/kinds/post.ts";
import type { KindWords } from "../../kind-words.ts";

export const postWords = {
  title: { label: "عنوان المقال" },
  image: { label: "صورة المقال", hint: "اختر صورة، أو أدخل عنوان أي صورة." },
  type: {
    label: "نوع المقال",
    hint: "يصفّي الزوار المدونة بهذه الكلمة. استعمل نوعًا موجودًا إن كان مناسبًا.",
  },
  link: {
    label: "رابط المقال",
    hint: "الجزء الأخير من عنوان الويب. أحرف لاتينية وأرقام وشرطات، دون مسافات.",
  },
  content: { label: "المحتوى" },
} satisfies KindWords<typeof postKind.fields>;
