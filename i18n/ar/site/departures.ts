export const heading = "المواعيد والأسعار";
export const lead =
  "الأسعار للشخص الواحد، وهي مكتوبة. التواريخ الهجرية محسوبة وقد تتغيّر يومًا بحسب رؤية الهلال.";
export const leadTours = "الأسعار للشخص الواحد، وهي مكتوبة.";
export const perPerson = "للشخص الواحد بحسب الغرفة";
export const direct = "رحلة مباشرة";
export const oneStop = "توقف واحد في {city}";
export const route = "من {from} إلى {to}";
export const validUntil = "السعر سارٍ حتى {day}";
export const ended = "انتهى هذا السعر في {day}";
export const endedText = "اسأل، فنتصل بك بسعر اليوم مكتوبًا.";
export const noPrice = "اسألنا عن السعر";
export const askCurrent = "اسأل عن السعر الحالي";
export const askDates = "اسأل عن هذا الموعد";
export const taken = "اكتملت المقاعد";
export const takenText = "إذا اعتذرت عائلة اتصلنا بقائمة الانتظار بالترتيب.";
export const waitingList = "انضم إلى قائمة الانتظار";
export const askUs = "اسألنا";
export const calendar = "أضفه إلى تقويمك";
export const seatsAsOn = "المقاعد كما هي في {moment}. ولا يصبح المقعد لك إلا حين تستلم إيصالنا.";
export const onFoot = {
  zero: "أقل من دقيقة مشيًا إلى {place}",
  one: "دقيقة واحدة مشيًا إلى {place}",
  two: "دقيقتان مشيًا إلى {place}",
  few: "{count} دقائق مشيًا إلى {place}",
  many: "{count} دقيقة مشيًا إلى {place}",
  other: "{count} دقيقة مشيًا إلى {place}",
} as const;
export const hotelIn = "{city}: {hotel}";
/** What a phone shows on demand. */
export const moreWithChildren = "الفنادق وأسعار الأطفال";
export const more = "الفنادق وتفاصيل أخرى";
export const seats = { open: "متاح", few: "مقاعد قليلة", full: "مكتمل" } as const;
export const prices = {
  quad: "غرفة رباعية",
  triple: "غرفة ثلاثية",
  double: "غرفة ثنائية",
  single: "غرفة مفردة",
  child: "طفل من ⁦2⁩ إلى ⁦11⁩، دون سرير",
  infant: "رضيع دون السنتين",
} as const;
export const nights = {
  zero: "بلا ليالٍ",
  one: "ليلة واحدة",
  two: "ليلتان",
  few: "{count} ليالٍ",
  many: "{count} ليلة",
  other: "{count} ليلة",
} as const;
/** What a link says to who does not see what it stands in. */
export const of = "{text}: {days}";
/** Links that leave some of the dates away. */
export const filters = "أيّ المواعيد";
export const allDates = "كل المواعيد";
export const shows = { seats: "فيها مقاعد", direct: "طيران مباشر", ramadan: "في رمضان" } as const;
export const months = "بحسب الشهر";
export const soonest = "الأقرب";
/** Of many, where months lead to the others. */
export const elsewhere = {
  zero: "لا مواعيد أخرى.",
  one: "موعد واحد آخر تجده تحت شهره.",
  two: "موعدان آخران تجدهما تحت شهريهما.",
  few: "{count} مواعيد أخرى تجدها تحت شهورها.",
  many: "{count} موعدًا آخر تجدها تحت شهورها.",
  other: "{count} موعد آخر تجدها تحت شهورها.",
} as const;
export const fromPrice = "من {price}";
export const compare = "قارن";
export const compareUpTo = "اختر حتى ثلاثة مواعيد";
export const compareDates = "قارن المواعيد";
/** Above the dates: what else stands below. */
export const onThisPage = "في هذه الصفحة";
export const coming = {
  zero: "لا مواعيد، {days}",
  one: "موعد واحد، {days}",
  two: "موعدان، {days}",
  few: "{count} مواعيد، {days}",
  many: "{count} موعدًا، {days}",
  other: "{count} موعد، {days}",
} as const;
/** When all have left. */
export const noneLeft = "نُعدّ مواعيد جديدة";
export const noneLeftText = "أخبرنا بالشهر الذي يناسبك، ونتصل بك حين تتحدد المواعيد.";
