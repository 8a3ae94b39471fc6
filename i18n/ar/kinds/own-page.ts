import type { ownPageKind } from "#contracts/kinds/own-page.ts";
import type { KindWords } from "../../kind-words.ts";

export const ownPageWords = {
  title: { label: "العنوان" },
  link: {
    label: "عنوان الصفحة",
    hint: "ما يلي الشرطة المائلة الأولى في عنوان الويب. أحرف لاتينية وأرقام وشرطات، دون مسافات.",
  },
  description: {
    label: "الوصف",
    hint: "تعرضه محركات البحث تحت العنوان. جملة أو جملتان.",
  },
  content: { label: "النص" },
  isInFooter: { label: "في أسفل الموقع", hint: "يظهر عنوانها هناك في كل صفحة." },
} satisfies KindWords<typeof ownPageKind.fields>;
