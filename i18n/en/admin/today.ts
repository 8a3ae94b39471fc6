export const goodMorning = "Good morning, {name}";
export const goodAfternoon = "Good afternoon, {name}";
export const goodEvening = "Good evening, {name}";
export const dateAndPlace = "{date}, {place} time";
export const needsAttention = "Needs attention";
export const noAnswer = "An enquiry has no answer";
export const answer = "Answer";
export const answerTo = "Answer {name}";
export const allUnanswered = "See all {count} without an answer";
export const notPublished = "A publication did not happen";
export const look = "Look at it";
export const lookAt = "Look at {title}";
export const since = "since {moment}";
export const nothingNeedsYou = "Nothing needs you.";
export const nextPublication = "{title} goes public {moment}.";
export const goesPublicNext = "Goes public next";
export const nothingPlanned = "Nothing is planned.";
export const stale = {
  "price-ended": "A price has ended",
  "price-ends": "A price ends soon",
  "review-due": "A visa was not reviewed for 60 days",
  "licence-ends": "A licence ends soon",
} as const;
export const staleUntil = "until {day}";
export const staleEnded = "ended on {day}";
export const staleLast = "last on {day}";
export const staleNever = "never";
export const putOff = "Put off a week";
export const putOffTitle = "Put off: {title}";
export const manyPutOff = "{count} put off";
export const showAgain = "Show again";
export const showAgainTitle = "Show again: {title}";
