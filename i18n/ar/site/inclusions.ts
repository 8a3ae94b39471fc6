/** The fixed list: what each line is called, and what it is, where a package says nothing else. */
export const names = {
  visa: "التأشيرة",
  flight: "تذكرة الذهاب والعودة والضرائب",
  baggage: "الأمتعة",
  hotels: "الفنادق",
  "hotel-taxes": "ضرائب الفنادق والسياحة",
  meals: "الوجبات",
  coach: "التنقّل بين المدن",
  transfers: "النقل من المطار وإليه",
  guide: "مرشد",
  "ziyarah-makkah": "الزيارة في مكة",
  "ziyarah-madinah": "الزيارة في المدينة",
  zamzam: "ماء زمزم 5 لترات",
  briefing: "لقاء التعريف وأوراق السفر",
  insurance: "تأمين السفر",
  tents: "خيام منى وعرفات",
  qurbani: "الأضحية",
  wheelchair: "مرافق للكرسي المتحرك",
  train: "قطار الحرمين بدل الحافلة",
  "own-expenses": "الغسيل والهاتف والتسوق",
  "extra-nights": "ليالٍ إضافية في الفندق",
} as const;
export const explanations = {
  visa: "رسوم التأشيرة وعملنا في الاستمارة.",
  flight: "رسوم المطار ضمن السعر.",
  baggage: "ما تسمح به التذكرة في الشحن وفي اليد.",
  hotels: "الفنادق المذكورة أو بالمسافة نفسها.",
  "hotel-taxes": "تُحصَّل في بعض الأماكن عند الاستقبال.",
  meals: "كم وجبة في اليوم، وأين.",
  coach: "مكيّف مع توقف للصلاة.",
  transfers: "في بلد الوصول، في الاتجاهين.",
  guide: "يتحدث البنغالية، ومن أين إلى أين يرافقكم.",
  "ziyarah-makkah": "نصف يوم بالحافلة.",
  "ziyarah-madinah": "بعد ظهر يومين.",
  zamzam: "إن سمحت شركة الطيران.",
  briefing: "ما ينبغي معرفته، وكل عنوان على ورق.",
  insurance: "المرض والتأخير في حدود الوثيقة.",
  tents: "مكان مع فوجك، وتبريد ووجبات بسيطة.",
  qurbani: "من شعائر الحج وليست من العمرة.",
  wheelchair: "بحسب اليوم والباب.",
  train: "نسأل عن سعر اليوم.",
  "own-expenses": "مصاريفك الخاصة.",
  "extra-nights": "إن بقيت بعد الفوج.",
} as const;
export const states = {
  included: "مشمول",
  "not-included": "غير مشمول",
  ask: "اسألنا",
} as const;
export const heading = "ما الذي يشمله السعر";
export const lead =
  "البنود نفسها في كل باقة، لتقارننا بمن تشاء. وما لم يُحسم بعد تجده تحت «اسألنا».";
/** On a departure that has some of it otherwise than its package. */
export const differs = "ما يختلف: {lines}";
export const line = "{name}: {state}";
