import type { homeKind } from "#contracts/kinds/home.ts";
import type { KindWords } from "../../kind-words.ts";

const CHOOSE = "اختر صورة، أو أدخل عنوان أي صورة.";

export const homeWords = {
  marquee: {
    label: "الشريط المتحرك",
    hint: "يمرّ تحت القائمة. وضع • بين جملتين يجعلهما سطرين.",
  },
  Slide: {
    label: "الشرائح",
    one: "شريحة",
    columns: {
      content: {
        label: "العنوان الكبير",
        hint: "كلمات كبيرة على الصورة. أفضل الطول نحو 30 حرفًا.",
        best: 30,
      },
      subcontent: { label: "السطر تحت العنوان", hint: "جملة واحدة قصيرة." },
      bgImage: {
        label: "صورة الخلفية",
        hint: "يحسن أن يكون نصفها الأيسر هادئًا، فعليه تقع الكلمات.",
      },
      link: {
        label: "إلى أين يؤدي الزر",
        hint: "صفحة من هذا الموقع.",
      },
    },
  },
  secondSecheading: { label: "العنوان", hint: "كلمات كبيرة تحت الشرائح." },
  secondSecPara1: { label: "الفقرة الأولى", hint: "بجانب الصورتين." },
  secondSecimg1: { label: "الصورة الأولى", hint: CHOOSE },
  secondSecimg2: { label: "الصورة الثانية", hint: "تقع أخفض قليلًا." },
  video: {
    label: "الفيديو",
    hint: "الجزء الذي بعد \u2066v=\u2069 من عنوان يوتيوب. لا يُحمَّل إلا حين يضغط الزائر زر التشغيل.",
  },
  secondSecPara2: { label: "الفقرة الثانية", hint: "بجانب الفيديو." },
  thirdSecheading: { label: "العنوان فوق المقالات", hint: "بضع كلمات." },
  thirdSecPara: { label: "السطر تحته", hint: "جملة واحدة قصيرة." },
  ContactSecHeading: { label: "عنوان التواصل", hint: "يظهر في صفحات أخرى أيضًا." },
  ContactSecPara: { label: "فقرة التواصل", hint: "لماذا يتصل الناس بكم." },
  ContactSecNumber: { label: "رقم الهاتف", hint: "يضغطه الزائر ليتصل." },
  ContactSecNumber2: { label: "رقم الهاتف الثاني", hint: "للمكتب الآخر." },
  mail: { label: "البريد الإلكتروني", hint: "يضغطه الزائر ليكتب." },
  ContactSecImage: { label: "الصورة خلفه", hint: CHOOSE },
} satisfies KindWords<typeof homeKind.fields>;
