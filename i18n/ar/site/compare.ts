export const title = "قارن المواعيد";
export const back = {
  umrah: "كل مواعيد العمرة",
  hajj: "كل مواعيد الحج",
  tours: "كل مواعيد الرحلات السياحية",
} as const;
/** By how many there are. */
export const headings = {
  1: "موعد واحد",
  2: "موعدان جنبًا إلى جنب",
  3: "ثلاثة مواعيد جنبًا إلى جنب",
} as const;
export const lead = "الأسعار للشخص الواحد، وهي مكتوبة.";
export const leadTaka = "الأسعار للشخص الواحد بالتاكا، وهي مكتوبة.";
export const onlyDiffers = "الفروق فقط";
export const print = "طباعة";
export const send = "إرسال عبر واتساب";
export const remove = "إزالة";
export const removeDays = "إزالة {days}";
export const groups = {
  dates: "المواعيد",
  flight: "الرحلة الجوية",
  hotel: "الفندق",
  price: "السعر للشخص الواحد",
  included: "ما الذي يشمله السعر",
} as const;
export const rows = {
  seats: "المقاعد",
  hijri: "الهجري، محسوبًا",
  airline: "شركة الطيران",
  wayThere: "طريق الذهاب",
  wayBack: "طريق العودة",
  priceUntil: "السعر سارٍ حتى",
  notes: "ملاحظات",
  ask: "اسأل عن هذا الموعد",
} as const;
export const nightsIn = "الليالي في {city}";
export const inCity = "في {city}";
export const directTo = "مباشرة إلى {city}";
export const direct = "مباشرة";
export const stopIn = "توقف واحد، {city}";
export const fromTo = "من {from} إلى {to}";
export const wait = "انتظار {hours} س {minutes} د";
export const fromCity = "من {city}";
export const onFoot = {
  zero: "عند {place}",
  one: "دقيقة واحدة مشيًا إلى {place}",
  two: "دقيقتان مشيًا إلى {place}",
  few: "{count} دقائق مشيًا إلى {place}",
  many: "{count} دقيقة مشيًا إلى {place}",
  other: "{count} دقيقة مشيًا إلى {place}",
} as const;
export const stars = {
  zero: "بلا نجوم",
  one: "نجمة واحدة",
  two: "نجمتان",
  few: "{count} نجوم",
  many: "{count} نجمة",
  other: "{count} نجمة",
} as const;
export const metres = "{metres} م";
/** In a cell: of what nobody is told. */
export const ask = "اسأل";
export const askDays = "اسأل عن {days}";
export const unknown = "اسألنا";
export const none = "لا شيء";
/** By how many there are; the lines follow. */
export const same = {
  2: "ما يتفق في الموعدين: {lines}",
  3: "ما يتفق في المواعيد الثلاثة: {lines}",
} as const;
export const nothingDiffers = "لا شيء يختلف.";
export const sameLines = {
  zero: "لا بند مما يشمله السعر",
  one: "بند واحد مما يشمله السعر",
  two: "بندان مما يشمله السعر",
  few: "{count} بنود مما يشمله السعر",
  many: "{count} بندًا مما يشمله السعر",
  other: "{count} بند مما يشمله السعر",
} as const;
export const allLines = "كل بنود ما يشمله السعر";
export const showAll = "عرض كل البنود";
export const seen = "كما هو في {moment}. عنوان هذه الصفحة يحفظ اختيارك: أرسله إلى عائلتك.";
export const left = "أحد هذه المواعيد قد مضى. نعرض البقية.";
export const tooMany = "تُعرض ثلاثة مواعيد جنبًا إلى جنب على الأكثر. نعرض الثلاثة الأولى.";
/** What was asked for is not there, or no more. */
export const noneLeft = "هذه المواعيد مضت، أو لم تكن هنا قط. أما القادمة فتجدها في صفحة الباقة.";
export const noDates = "اختر موعدين أو ثلاثة في صفحة الباقة، فتظهر هنا جنبًا إلى جنب.";
export const add = "إضافة موعد";
export const addIt = "إضافة";
export const notLoaded = "تعذّر تحميل المقارنة";
