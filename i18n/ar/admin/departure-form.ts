export const calculated = "{package}، {hijri} (بالحساب)";
export const journey = "الرحلة";
export const flight = "الطيران";
export const flightIs = { on: "مباشر", off: "عبر …" } as const;
export const nightsSame = "الليالي: {nights}، كما في التاريخين";
export const nightsInTheAir = {
  zero: "الليالي: {nights}، كما في التاريخين",
  one: "الليالي: {nights}، وليلة في الطريق، كما في التاريخين",
  two: "الليالي: {nights}، وليلتان في الطريق، كما في التاريخين",
  few: "الليالي: {nights}، و{count} ليالٍ في الطريق، كما في التاريخين",
  many: "الليالي: {nights}، و{count} ليلة في الطريق، كما في التاريخين",
  other: "الليالي: {nights}، و{count} ليلة في الطريق، كما في التاريخين",
} as const;
export const nightsOther = {
  zero: "الليالي: {nights}، وليس بين التاريخين ليلة.",
  one: "الليالي: {nights}، وبين التاريخين ليلة واحدة.",
  two: "الليالي: {nights}، وبين التاريخين ليلتان.",
  few: "الليالي: {nights}، وبين التاريخين {count} ليالٍ.",
  many: "الليالي: {nights}، وبين التاريخين {count} ليلة.",
  other: "الليالي: {nights}، وبين التاريخين {count} ليلة.",
} as const;
export const seatsAndPrices = "المقاعد والأسعار";
export const pricesText =
  "لشخص واحد. الطفل: من 2 إلى 11 دون سرير. الرضيع: دون السنتين. وحيث لا سعر يقرأ الزوار «اسألنا».";
export const priceUntilHint = "بعد ذلك يقرأ الزوار «اسأل عن السعر الحالي».";
export const different = "ما يختلف في هذا الموعد";
export const differentText = "كل ما سواه كما في الباقة: {package}.";
export const differenceIs = { included: "نعم", "not-included": "لا", ask: "اسأل" } as const;
export const otherWords = "كلمات أخرى في الصفحة";
export const seatsAre = {
  open: "متاحة",
  few: "قليلة",
  full: "مكتملة",
  counted: "بالعدد",
} as const;
