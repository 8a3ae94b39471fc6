import type { licenceKind } from "#contracts/kinds/licence.ts";
import type { KindWords } from "../../kind-words.ts";

export const licenceWords = {
  title: { label: "الاسم", hint: "مثلًا: ترخيص الحج والعمرة." },
  number: { label: "الرقم", hint: "كما هو مكتوب في القائمة الرسمية." },
  issuedBy: { label: "جهة الإصدار" },
  validUntil: { label: "سارٍ حتى", hint: "اليوم الأخير. وفي اليوم التالي لا تعرضه أي صفحة." },
  lookedUpOn: { label: "تحققنا منه في", hint: "آخر مرة وجده فيها أحد في القائمة الرسمية." },
  officialList: { label: "القائمة الرسمية", hint: "حيث يستطيع الزوار البحث عن الرقم بأنفسهم." },
  isInStrip: { label: "يظهر أيضًا في الشريط في الصفحات الأخرى" },
} satisfies KindWords<typeof licenceKind.fields>;
