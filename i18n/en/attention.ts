/** What needs somebody, on Today and in the mail of a Monday. */
export const titles = {
  "price-ended": "A price has ended",
  "price-ends": "A price ends soon",
  "departure-leaves": "A journey leaves soon",
  "review-due": "A visa was not reviewed for 60 days",
  "licence-ends": "A licence ends soon",
  "can-be-told": "Somebody can be told",
  "no-answer": "An enquiry has no answer",
  "follow-up-over": "A follow-up is overdue",
  "not-published": "A publication did not happen",
  "link-broken": "A link leads nowhere",
  "translation-older": "The {language} text is older than the English",
  "picture-undescribed": "A picture has no description",
  "mail-stuck": "A mail does not go out",
  "backup-failed": "The last backup did not finish",
  "backup-unsent": "The last backup is not in the bucket",
  "backup-old": "The last backup is too old",
} as const;
export const neverBackedUp = "No backup was ever made";
export const canBeTold = {
  one: "{count} person waits to be told of a departure",
  other: "{count} people wait to be told of a departure",
} as const;
/** Lines that stand for several; those above them are the first. */
export const several = {
  "price-ended": {
    one: "{count} more price has ended",
    other: "{count} more prices have ended",
  },
  "price-ends": {
    one: "{count} more price ends soon",
    other: "{count} more prices end soon",
  },
  "departure-leaves": {
    one: "{count} more journey leaves soon",
    other: "{count} more journeys leave soon",
  },
  "review-due": {
    one: "{count} more visa was not reviewed for 60 days",
    other: "{count} more visas were not reviewed for 60 days",
  },
  "licence-ends": {
    one: "{count} more licence ends soon",
    other: "{count} more licences end soon",
  },
  "can-be-told": {
    one: "People wait to be told of {count} more departure",
    other: "People wait to be told of {count} more departures",
  },
  "no-answer": {
    one: "{count} more enquiry has no answer",
    other: "{count} more enquiries have no answer",
  },
  "follow-up-over": {
    one: "{count} follow-up is overdue",
    other: "{count} follow-ups are overdue",
  },
  "not-published": {
    one: "{count} more publication did not happen",
    other: "{count} more publications did not happen",
  },
  "link-broken": {
    one: "{count} more thing has a link that leads nowhere",
    other: "{count} more things have links that lead nowhere",
  },
  "translation-older": {
    one: "{count} more text is older than the English",
    other: "{count} more texts are older than the English",
  },
  "picture-undescribed": {
    one: "{count} picture has no description",
    other: "{count} pictures have no description",
  },
  "mail-stuck": {
    one: "{count} mail does not go out",
    other: "{count} mails do not go out",
  },
  "backup-failed": {
    one: "{count} backup did not finish",
    other: "{count} backups did not finish",
  },
  "backup-unsent": {
    one: "{count} backup is not in the bucket",
    other: "{count} backups are not in the bucket",
  },
  "backup-old": {
    one: "{count} backup is too old",
    other: "{count} backups are too old",
  },
} as const;
/** What it means for visitors, or what happens next. */
export const hints = {
  "price-ended": "Visitors read “Ask for the current price”",
  "departure-leaves": "After that day visitors see it no more",
  "can-be-told": "What they wait for is there now",
  "review-due": "The page then tells visitors",
  "licence-ends": "After that day visitors see it no more",
  "picture-undescribed": "Visitors who cannot see them hear nothing",
  "mail-stuck": "Look at why, and send them again",
  "backup-failed": "See why, and make one now",
  "backup-unsent": "A broken disk would take it along: see why",
  "backup-old": "Make one now, under Settings, Backups",
} as const;
export const untilDay = "until {day}";
export const endedOn = "ended on {day}";
export const leavesOn = "leaves on {day}";
export const lastOn = "last on {day}";
export const fromDay = "from {day}";
export const sinceDay = "since {day}";
export const never = "never";
export const titleOfThing = "{title}: {thing}";
/** It came with the demo agency. */
export const example = "{text}, an example";
export const withDay = "{text} ({day})";
