import type { trustKind } from "#contracts/kinds/trust.ts";
import type { KindWords } from "../../kind-words.ts";

export const trustWords = {
  hero: {
    title: { label: "العنوان", hint: "كلمات كبيرة على الصورة." },
    text: { label: "السطر تحت العنوان" },
    image: { label: "الصورة", hint: "عنوان صورة." },
    imageAlt: { label: "ما الذي في الصورة", hint: "يُقرأ بصوت مسموع لمن لا يراها." },
  },
  checks: {
    heading: { label: "العنوان فوق الخطوات" },
    text: { label: "سطر عن الخطوات" },
    steps: {
      label: "خطوات التحقق",
      one: "خطوة",
      columns: { title: { label: "ما العمل" }, text: { label: "السبب" } },
    },
  },
  licences: {
    heading: { label: "العنوان فوق التراخيص" },
    text: { label: "سطر عن التراخيص" },
    none: { label: "إن لم يكن هناك ترخيص سارٍ", hint: "يظهر مكان التراخيص." },
  },
  numbers: {
    heading: { label: "العنوان فوق الأرقام" },
    text: { label: "سطر عن الأرقام", hint: "تأتي الأرقام والحسابات من الإعدادات." },
  },
  offices: {
    heading: { label: "العنوان فوق المكاتب" },
    rows: {
      label: "المكاتب",
      one: "مكتب",
      columns: {
        name: { label: "الاسم" },
        address: { label: "العنوان البريدي", hint: "{address} هو العنوان في الإعدادات." },
        directions: { label: "كيف يصل إليه الناس" },
        hours: { label: "أوقات العمل", hint: "يرى الزائر هل المكتب مفتوح الآن." },
        hoursNote: {
          label: "المزيد عن أوقات العمل",
          hint: "مثل أيام العيد، أو بموعد مسبق.",
        },
        phones: { label: "أرقام الهاتف", hint: "رقم في كل سطر." },
      },
    },
  },
  payment: {
    heading: { label: "عنوان: كيف يدفع الناس" },
    items: { label: "كيف يدفع الناس", hint: "واحدة في كل سطر." },
  },
  never: {
    heading: { label: "عنوان: ما لا تطلبونه أبدًا" },
    items: { label: "ما لا تطلبونه أبدًا", hint: "واحدة في كل سطر." },
  },
  refunds: {
    heading: { label: "عنوان: إذا تغيّرت الخطط" },
    text: { label: "سطر عن المبالغ المستردة" },
    rows: {
      label: "ما الذي يُستردّ",
      one: "حالة",
      columns: { title: { label: "متى" }, text: { label: "ما الذي يُستردّ" } },
    },
  },
  complaints: { heading: { label: "عنوان: شكوى" }, text: { label: "كيف تُحل الشكوى" } },
  signers: {
    heading: { label: "عنوان: من يوقّع" },
    text: { label: "سطر عنهم" },
    rows: {
      label: "من يوقّع",
      one: "شخص",
      columns: {
        name: { label: "الاسم" },
        role: { label: "المنصب" },
        signs: { label: "ما يوقّعه" },
        photo: { label: "الصورة", hint: "عنوان صورة. إن تُركت فارغة ظهرت الأحرف الأولى من الاسم." },
      },
    },
  },
  misuse: {
    heading: { label: "عنوان: إذا أُسيء استعمال اسمكم" },
    text: { label: "إذا أُسيء استعمال اسمكم" },
  },
} satisfies KindWords<typeof trustKind.fields>;
