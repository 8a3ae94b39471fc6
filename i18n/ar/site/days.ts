export const daysWithin = "من {from} إلى {until}";
export const daysOver = "من {from} إلى {until}";
export const hijriDay = "{day} {month} {year}هـ";
export const hijriMonths = [
  ...["محرم", "صفر", "ربيع الأول", "ربيع الآخر", "جمادى الأولى", "جمادى الآخرة"],
  ...["رجب", "شعبان", "رمضان", "شوال", "ذو القعدة", "ذو الحجة"],
];
