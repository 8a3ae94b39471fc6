import type { departureKind } from "#contracts/kinds/departure.ts";
import type { KindWords } from "../../kind-words.ts";
import { differsWords } from "./inclusions.ts";

export const departureWords = {
  package: {
    label: "الباقة",
    options: { umrah: "العمرة", hajj: "الحج", tours: "الرحلات السياحية" },
  },
  title: {
    label: "الاسم",
    hint: "لرحلة سياحية، أو حين يتفق موعدان في يوم واحد. يجوز أن يبقى فارغًا.",
  },
  leavesOn: { label: "الذهاب" },
  returnsOn: { label: "العودة" },
  stays: {
    label: "الليالي",
    one: "إقامة",
    columns: {
      city: { label: "المدينة" },
      at: {
        label: "كيف تظهر",
        options: { makkah: "مكة المكرمة", madinah: "المدينة المنورة", other: "مدينة أخرى" },
      },
      nights: { label: "الليالي" },
      hotel: { label: "الفندق" },
      stars: { label: "النجوم" },
      minutes: { label: "دقائق مشيًا" },
      metres: { label: "أمتار" },
      walkTo: { label: "إلى", hint: "الحرم، الشاطئ" },
      note: { label: "ملاحظة" },
    },
  },
  from: { label: "من" },
  to: { label: "إلى" },
  returnFrom: { label: "العودة من" },
  airline: { label: "شركة الطيران" },
  isDirect: { label: "رحلة مباشرة" },
  via: { label: "عبر" },
  waitMinutes: { label: "دقائق التوقف" },
  seats: {
    label: "المقاعد",
    options: { open: "متاح", few: "مقاعد قليلة", full: "مكتمل", counted: "بالعدد" },
  },
  seatsLeft: {
    label: "المقاعد المتبقية",
    hint: "حين تُعدّ. يرى الزوار «مقاعد قليلة» من خمسة فأقل، ولا يرون رقمًا أبدًا.",
  },
  currency: { label: "العملة" },
  quad: { label: "غرفة رباعية", hint: "فارغ: اسألنا" },
  triple: { label: "غرفة ثلاثية", hint: "فارغ: اسألنا" },
  double: { label: "غرفة ثنائية", hint: "فارغ: اسألنا" },
  single: { label: "غرفة مفردة", hint: "فارغ: اسألنا" },
  child: { label: "طفل من 2 إلى 11، دون سرير", hint: "فارغ: اسألنا" },
  infant: { label: "رضيع دون السنتين", hint: "فارغ: اسألنا" },
  priceUntil: { label: "السعر سارٍ حتى", hint: "في اليوم التالي يُدعى الزوار إلى السؤال." },
  differs: differsWords,
  notes: { label: "ملاحظات" },
} satisfies KindWords<typeof departureKind.fields>;
