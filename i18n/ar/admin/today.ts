export const goodMorning = "صباح الخير يا {name}";
export const goodAfternoon = "طاب يومك يا {name}";
export const goodEvening = "مساء الخير يا {name}";
export const dateAndPlace = "{date}، بتوقيت {place}";
export const needsAttention = "يحتاج إلى انتباهك";
export const noAnswer = "استفسار بلا ردّ";
export const answer = "الردّ";
export const answerTo = "الردّ على {name}";
export const allUnanswered = "عرض كل ما لم يُجَب عنه: {count}";
export const notPublished = "نشر مجدول لم يتم";
export const look = "عرض";
export const lookAt = "عرض {title}";
export const since = "منذ {moment}";
export const nothingNeedsYou = "لا شيء ينتظرك.";
export const nextPublication = "موعد نشر {title}: {moment}.";
export const goesPublicNext = "النشر التالي";
export const nothingPlanned = "لا شيء مجدول.";
export const stale = {
  "price-ended": "انتهى سعر",
  "price-ends": "سعر ينتهي قريبًا",
  "review-due": "تأشيرة لم تُراجع منذ 60 يومًا",
  "licence-ends": "ترخيص ينتهي قريبًا",
} as const;
export const staleUntil = "حتى {day}";
export const staleEnded = "انتهى في {day}";
export const staleLast = "آخرها {day}";
export const staleNever = "لم يحدث قط";
export const putOff = "أجّل أسبوعًا";
export const putOffTitle = "أجّل: {title}";
export const manyPutOff = "المؤجّل: {count}";
export const showAgain = "أظهرها من جديد";
export const showAgainTitle = "أظهر من جديد: {title}";
