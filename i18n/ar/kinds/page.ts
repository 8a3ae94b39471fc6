import type { InformationSign } from "#contracts/kinds/information-rows.ts";
import type { PAGE_KINDS } from "#contracts/kinds/page.ts";
import type { KindWords } from "../../kind-words.ts";
import { trustWords } from "./trust.ts";

const hero = {
  title: { label: "العنوان", hint: "كلمات كبيرة على الصورة." },
  text: { label: "السطر تحت العنوان" },
  image: { label: "الصورة", hint: "عنوان صورة." },
};

const PARAGRAPHS = "سطر فارغ يبدأ فقرة جديدة.";

const aboutWords = {
  hero: {
    ...hero,
    imageAlt: {
      label: "ما الذي في الصورة",
      hint: "يُقرأ بصوت مسموع لمن لا يراها.",
    },
  },
  welcome: {
    heading: { label: "عنوان الترحيب" },
    paragraphs: { label: "الترحيب", hint: PARAGRAPHS },
  },
  leadersHeading: { label: "العنوان فوق المديرين" },
  leaders: {
    label: "المديرون",
    hint: "أفضل العدد ثلاثة.",
    one: "مدير",
    columns: {
      name: { label: "الاسم" },
      title: { label: "المنصب" },
      note: { label: "جملة واحدة عنه" },
      photo: {
        label: "الصورة",
        hint: "عنوان صورة. إن تُركت فارغة ظهرت الأحرف الأولى من الاسم.",
      },
    },
  },
  message: {
    heading: { label: "عنوان الرسالة" },
    paragraphs: { label: "الرسالة", hint: PARAGRAPHS },
    author: { label: "صاحب الرسالة" },
  },
} satisfies KindWords<typeof PAGE_KINDS.about.fields>;

const signs = {
  other: "عام",
  office: "مكتب",
  hours: "ساعة",
  papers: "أوراق",
  languages: "لغات",
} as const satisfies Record<InformationSign, string>;

const contactWords = {
  hero,
  information: {
    heading: { label: "عنوان المعلومات" },
    text: { label: "المعلومات" },
    rows: {
      label: "معلومات مفيدة",
      hint: "مثل: المكتب، أوقات العمل، أحضر معك.",
      one: "معلومة",
      columns: {
        label: { label: "اسم المعلومة" },
        text: { label: "ما ينبغي أن يعرفه الزائر" },
        sign: { label: "الرمز", options: signs },
      },
    },
  },
  office: {
    name: { label: "اسم المكتب", hint: "على الخريطة." },
    address: { label: "عنوان المكتب" },
    directions: { label: "كيف تصل إليه" },
  },
  map: {
    heading: { label: "العنوان فوق الخريطة" },
    latitude: {
      label: "خط العرض",
      hint: "أول رقم تعرضه الخريطة لباب مكتبكم، مثل \u206623.7461\u2069.",
    },
    longitude: { label: "خط الطول", hint: "الرقم الثاني." },
    zoom: { label: "درجة القرب", hint: "من 1 (العالم) إلى 19 (الباب)." },
  },
} satisfies KindWords<typeof PAGE_KINDS.contact.fields>;

const privacyWords = {
  title: { label: "العنوان" },
  lastChanged: { label: "آخر تعديل", hint: "اليوم الذي يراه الزائر تحت العنوان." },
  intro: { label: "السطر الافتتاحي" },
  content: {
    label: "السياسة",
    hint: "كل «عنوان 2» يبدأ قسمًا ويظهر في قائمة المحتويات.",
  },
} satisfies KindWords<typeof PAGE_KINDS.privacy.fields>;

export const PAGE_WORDS = {
  about: aboutWords,
  contact: contactWords,
  privacy: privacyWords,
  trust: trustWords,
};
