import type { FormMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

export const formMistakes = {
  "no-name": "اكتب اسمك|.",
  "long-name": "اختصر الاسم. الحد الأقصى للأحرف {limit}، وعددها الآن {length}|.",
  "long-email": "اختصر البريد الإلكتروني. الحد الأقصى للأحرف {limit}، وعددها الآن {length}|.",
  "no-at": "اكتب بريدًا إلكترونيًا فيه علامة @|، مثل \u2066name@example.com\u2069.",
  "part-email": "اكتب البريد الإلكتروني كاملًا|، مثل \u2066name@example.com\u2069.",
  "bad-phone": "اكتب رقم الجوال بالأرقام|، مثل \u206601011-480226\u2069.",
  "no-message": "اكتب رسالتك|.",
  "long-message": "اختصر رسالتك. الحد الأقصى للأحرف {limit}، وعددها الآن {length}|.",
  "long-note": "اختصر ملاحظتك. الحد الأقصى للأحرف {limit}، وعددها الآن {length}|.",
  "bad-travellers": "اكتب عدد المسافرين، من 1 إلى {most}|.",
  unreachable: "اكتب رقم جوال أو بريدًا إلكترونيًا لنستطيع الردّ|.",
  "bad-month": "اختر شهرًا من القائمة|.",
  "no-topic": "اختر ما تنوي القيام به|.",
  "no-password": "اكتب كلمة المرور|.",
  "long-password": "اختصر كلمة المرور. الحد الأقصى للأحرف {limit}، وعددها الآن {length}|.",
  "short-password": "الحد الأدنى للأحرف أو الأرقام أو العلامات {least}|.",
} as const satisfies MistakeWords<FormMistakeCode>;
