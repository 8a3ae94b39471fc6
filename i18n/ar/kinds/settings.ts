import type { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import type { KindWords } from "../../kind-words.ts";
import { weekdays } from "../weekdays.ts";

/** As a number is written here, from left to right; it never breaks across lines. */
const NUMBER = "\u2066+880\u00a01011\u2060-\u2060204560\u2069";

export const settingsWords = {
  brand: {
    name: {
      label: "اسم الوكالة",
      hint: "في القائمة وفي كل عنوان وتحت كل رسالة. في النصوص الأخرى اكتب {name} مكانه.",
    },
    tagline: { label: "سطر التعريف", hint: "ما تعرضه محركات البحث." },
  },
  footer: {
    text: { label: "النص في أسفل الموقع" },
    copyright: { label: "سطر حقوق النشر", hint: "تُملأ {year} و{name} تلقائيًا." },
  },
  phones: {
    label: "أرقام الهاتف",
    hint: "أولها خلف كل زر اتصال. في النصوص الأخرى اكتب {phone} مكانه.",
    one: "رقم هاتف",
    columns: {
      label: { label: "لأي غرض" },
      number: { label: "الرقم", hint: `مثل ${NUMBER}.` },
    },
  },
  whatsapp: {
    label: "رقم واتساب",
    hint: `مع رمز البلد: ${NUMBER}. إن تُرك فارغًا فلا زر لواتساب.`,
  },
  mail: {
    address: {
      label: "البريد الإلكتروني",
      hint: "تصل إليه الاستفسارات. في النصوص الأخرى اكتب {mail} مكانه.",
    },
    label: { label: "الكلمات بجانب البريد الإلكتروني" },
  },
  address: { label: "العنوان", hint: "في النصوص الأخرى اكتب {address} مكانه." },
  hours: {
    label: "أوقات العمل",
    hint: "منها يعرف الزائر متى نتصل به. في النصوص الأخرى اكتب {hours} مكانها.",
    one: "سطر أوقات",
    columns: {
      from: { label: "من", options: { "": "دون يوم: الكلمات أدناه فقط", ...weekdays } },
      until: { label: "إلى", options: { "": "ذلك اليوم فقط", ...weekdays } },
      opens: { label: "يفتح" },
      closes: { label: "يغلق" },
      words: {
        label: "بكلمات أخرى",
        hint: "تظهر مكان الأيام والأوقات، مثل: بموعد مسبق. إن تُركت فارغة كُتبت تلقائيًا.",
      },
    },
  },
  timeZone: { label: "المنطقة الزمنية", hint: "لكل تاريخ في الموقع." },
  social: {
    label: "روابط التواصل الاجتماعي",
    hint: "تظهر في أسفل الموقع وتُفتح في تبويب جديد.",
    one: "رابط",
    columns: {
      name: {
        label: "الاسم",
        choices: ["Facebook", "Instagram", "YouTube", "WhatsApp", "LinkedIn", "TikTok", "X"],
      },
      url: { label: "العنوان", hint: "يبدأ بـ \u2066https://\u2069" },
    },
  },
  notice: {
    text: {
      label: "التنبيه",
      hint: "يقع الرقم مكان {phone}. في الصفحة الرئيسية فقط.",
    },
    shortText: { label: "التنبيه القصير", hint: "على الهواتف." },
    phone: { label: "رقم التنبيه", hint: "إن تُرك فارغًا فالرقم الأول للوكالة." },
    isShown: { label: "إظهار التنبيه", hint: "عند إيقافه لا يظهر تنبيه في الصفحة الرئيسية." },
    lastDay: {
      label: "آخر يوم",
      hint: "يختفي تلقائيًا بانتهاء هذا اليوم بتوقيت الوكالة. إن تُرك فارغًا بقي.",
    },
  },
  knowMoreLink: {
    label: "إلى أين يؤدي «اعرف المزيد»",
    hint: "اختر أحد مقالاتكم، أو أدخل صفحة أخرى من هذا الموقع.",
  },
  look: {
    logo: {
      label: "الشعار",
      hint: "وهو أيضًا الصورة الصغيرة في تبويبات المتصفح والروابط المشاركة. ولا بأس أن يكون عريضًا.",
    },
    accent: {
      label: "لون الأزرار والروابط",
      hint: "إن تُرك فارغًا فأخضر التصميم. ينبغي أن يكون داكنًا بما يكفي للقراءة.",
    },
  },
  enquiryMonths: {
    label: "أشهر حفظ الاستفسار المغلق",
    hint: "بعدها يُحذف الاسم والرقم والبريد والكلمات والملاحظات. اذكر المدة نفسها في سياسة الخصوصية.",
  },
} satisfies KindWords<typeof SETTINGS_FIELDS>;
