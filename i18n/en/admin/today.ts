export const goodMorning = "Good morning, {name}";
export const goodAfternoon = "Good afternoon, {name}";
export const goodEvening = "Good evening, {name}";
export const dateAndPlace = "{date}, {place} time";
export const needsAttention = "Needs attention";
export const since = "since {moment}";
export const nothingNeedsYou = "Nothing needs you.";
export const nextPublication = "{title} goes public {moment}.";
export const goesPublicNext = "Goes public next";
export const nothingPlanned = "Nothing is planned.";
export const actions = {
  "price-ended": "Set the price",
  "price-ends": "Set the price",
  "departure-leaves": "Look at it",
  "review-due": "Review",
  "licence-ends": "Look at it",
  "can-be-told": "Tell them",
  "no-answer": "Answer",
  "follow-up-over": "Follow up",
  "not-published": "Look at it",
  "link-broken": "See the link",
  "translation-older": "Translate",
  "picture-undescribed": "Describe",
  "mail-stuck": "See the mail",
  "backup-failed": "See why",
  "backup-unsent": "See why",
  "backup-old": "How it stands",
} as const;
export const seeAll = "See all";
export const onlyThis = "Only this: {title}.";
export const showEverything = "Show everything";
export const noneLeft = "Nothing of this kind is left.";
export const actionOn = "{action}: {title}";
export const putOff = "Put off until …";
export const putOffTitle = "Put off: {title}";
export const putOffUntil = "Put off until when?";
export const tomorrow = "Tomorrow";
export const inAWeek = "In a week";
export const firstOfMonth = "1st of next month";
export const anotherDay = "A date …";
export const day = "Day";
export const putOffNow = "Put off";
export const isPutOff = "Put off until {day}.";
export const notPutOff = "Nothing was put off. {message}";
export const manyPutOff = "{count} put off";
export const putOffHeading = "Put off";
export const showAgain = "Show again";
export const showAgainTitle = "Show again: {title}";
export const nextPriceEnds = "The next price ends on {day}.";
export const followUpToday = "Follow up today";
export const nobodyToFollowUp = "Nobody waits for a call today.";
export const allFollowUps = "See all {count}";
export const lastBackup = "Last backup: {moment}, read again and whole";
export const noBackup = "No backup was made yet";
export const backupFailed = "The last backup did not finish";
export const backupUnsent = "The last backup is not in the bucket";
export const mailGoesOut = "Mail goes out.";
export const mailIsStuck = {
  one: "{count} mail does not go out.",
  other: "{count} mails do not go out.",
} as const;
export const mailIsOff = "Mail is not set up.";
export const diskLeft = "The disk has {size} left.";
export const house = "How the house stands";
export const noDay = "Choose a day first.";
export const offUntil = "until {day}";
export const notNow = "Not now";
export const mondayMail = "Send me this list each Monday by mail";
export const mondayIsOn = "You get this list by mail each Monday at 8.";
export const mondayIsOff = "You get no mail on Mondays.";
