export const departures = "الرحلات";
export const text = "متى تغادر الرحلات وبكم. ما غادر وما انتهى سعره يغيب عن الصفحات من نفسه.";
export const create = "رحلة جديدة";
export const edit = "رحلة";
export const editText = "رحلة واحدة من باقة في أيامها.";
export const none = "لا رحلات هنا";
export const noneText = "ستظهر الأولى هنا.";
export const past = "الماضية";
export const which = "أي الرحلات";
export const from = "من {price}";
export const priceEnded = "انتهى السعر";
export const noPrice = "بلا سعر";
export const changeMany = "غيّر هذه كلها";
export const percent = "الأسعار بالنسبة %";
export const roundTo = "التقريب إلى";
export const days = "النقل بالأيام";
export const show = "اعرض ما سيتغيّر";
export const doIt = "غيّرها";
export const done = "تغيّرت.";
export const notDone = "لم يتغيّر شيء. {message}";
export const wouldBe = "{before} ← {after}";
export const earlier = "الأسبق";
export const later = "الأبعد";
export const packages = { umrah: "العمرة", hajj: "الحج", tours: "الجولات" } as const;
export const holds = {
  zero: "السعر سارٍ اليوم",
  one: "السعر سارٍ يومًا",
  two: "السعر سارٍ يومين",
  few: "السعر سارٍ {count} أيام",
  many: "السعر سارٍ {count} يومًا",
  other: "السعر سارٍ {count} يوم",
} as const;
