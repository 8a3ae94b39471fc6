import type { BackupStep, BackupWork, KeptAs } from "#contracts/backups.ts";

export const backups = "Backups";
export const backupsText =
  "A copy of everything, made by itself each night and restored for a trial.";
export const backupsNotLoaded = "The backups could not be loaded";
export const makeNow = "Make one now";
export const restoreFile = "Restore a file …";

/** One sentence on top. */
export const last = {
  well: "Last backup: {moment}, tried and whole",
  failed: "The last backup did not finish: {fault}",
  none: "No backup was made yet",
} as const;
export const compared =
  "It was restored into an empty place and compared: {posts}, {pictures}, {enquiries}, all the same.";
export const makeFirst = "Make one now: the site runs on meanwhile.";
export const lastWhole = "The last whole one: {moment}.";
export const noneWhole = "None is whole yet.";
export const nextOne = "Next one {moment}.";
export const noNextOne = "None is made by itself: that is switched off.";
export const posts = { one: "{count} post", other: "{count} posts" } as const;
export const pictures = { one: "{count} picture", other: "{count} pictures" } as const;
export const enquiries = { one: "{count} enquiry", other: "{count} enquiries" } as const;

export const kept = "Kept";
export const keptSum = { one: "{count} backup, {size}", other: "{count} backups, {size}" } as const;
export const nothingKept = "The first one will appear here.";
export const keptAs = {
  night: "every night",
  hand: "made by hand",
  upgrade: "before an upgrade",
  restore: "before another was put back",
  import: "before moving in",
  brought: "brought as a file",
  week: "kept for the week",
  month: "kept for the month",
  ahead: "a clock was wrong: its time has not come",
} as const satisfies Record<KeptAs, string>;
export const isLocked = "locked";
export const hasSecrets = "with sign-ins and the site’s secret";
export const inBucketToo = "in the bucket too";
export const notInBucket = "not in the bucket yet: {fault}";
export const lastUnsent = "It is not in the bucket yet: {fault}. It is tried again each hour.";
export const inBucketAlone = "in the bucket alone";
export const elsewhere = "on another server";
export const triedAndWhole = "Tried and whole";
export const isWhole = "Whole";
export const notLookedInto = "Not looked into";
export const didNotFinish = "Did not finish: {fault}";
export const seeWhy = "See why";
export const seeWhyOf = "See why: {moment}";
export const whyTitle = "Not finished: {moment}";
export const close = "Close";
export const download = "Download: {moment}";
export const downloadText =
  "It may hold the site’s secret, and who is signed in: enter your password.";
export const downloadGo = "Download it";
export const putBackNamed = "Put back: {moment} …";
export const removeNamed = "Remove: {moment} …";
export const removeTitle = "Remove this backup?";
export const removeText = "{moment}, {size}. It is gone for good; all others stay.";
export const removeFailedText = "{moment}. Nothing is in it; all others stay.";
export const keepIt = "Keep it";
export const remove = "Remove";
export const isRemoved = "The backup is gone.";

export const everyNight = "Every night by itself";
export const nightSwitch = "A backup each night";
export const nightAt = "At";
export const nightZone = "{place} time";
export const save = "Save";
export const saving = "Saving";
export const nightSaved = "Saved.";
export const typeTime = "Type a time of day.";
export const keptFor = "Kept for";
export const keptForText =
  "7 nights, 4 weeks, 12 months. What was made by hand or before something: 30 days.";
export const where = "Where";
export const hereOnly =
  "This server. A second place survives a broken disk: ask your host for an S3 bucket.";
export const hereAndBucket = "This server and the S3 bucket.";
export const leftOut = "Sign-ins and the site’s secret are left out unless you ask for them.";

export const lock = "Lock with a key";
export const lockHint = "Without the key nobody opens a backup, not even you.";
export const lockNow = "Lock with a key …";
export const lockedFor =
  "Backups are locked. Only the key that you keep opens them; its public half is {recipient}.";
export const newKey = "Make a new key …";
export const unlock = "Lock no longer …";
export const lockTitle = "Lock backups with a key";
export const lockText =
  "Each backup is locked from now on. The key is shown once; the server does not keep it. Without it nobody opens them, not even you.";
export const newKeyText =
  "From now on a new key opens backups. Those that are there still need the old one: keep both.";
export const lockGo = "Make the key";
export const unlockTitle = "Lock backups no longer";
export const unlockText =
  "From now on whoever has the file can read it. Those that are locked stay so: keep their key.";
export const unlockGo = "Lock no longer";
export const notNow = "Not now";
export const checking = "Checking";
export const keyTitle = "Keep this key";
export const keyText =
  "It opens each backup from now on, and is shown this once. Without it nobody opens them, not even you: keep it on paper, away from this server.";
export const theKey = "The key";
export const haveKept = "I have kept it";
export const keyCopied = "Copied. Keep it where only you read it.";
export const keyLeaveTitle = "Have you kept the key?";
export const keyLeaveText =
  "It is not shown again. Without it nobody opens the backups that are made from now on.";
export const showKeyAgain = "Show it again";

export const makeTitle = "Make a backup now";
export const makeText =
  "Texts, pictures, settings and history go into one file, while the site runs. Then it is restored for a trial.";
export const withSecrets = "Include sign-ins and the site’s secret";
export const withSecretsHint =
  "For moving to another server. Whoever has the file can act as anybody who is signed in.";
export const make = "Make it";
export const beginning = "Beginning";
export const isMade = "The backup is made, tried and whole.";
export const nothingDone = "Nothing was done. {message}";

export const working = {
  backup: "A backup is being made",
  restore: "A backup is being put back",
} as const satisfies Record<BackupWork["what"], string>;
export const workingText = {
  backup: "It goes on by itself; the site runs on.",
  restore:
    "A backup of today is made first. At the end the site is away for some seconds; leave this page open.",
} as const satisfies Record<BackupWork["what"], string>;
export const steps = {
  database: "Packing the database",
  pictures: "Packing the pictures",
  trying: "Restoring it for a trial",
  locking: "Locking it",
  sending: "Sending it to the bucket",
  fetching: "Fetching it from the bucket",
  opening: "Unpacking and checking what is put back",
  exchanging: "Exchanging the site",
} as const satisfies Record<BackupStep, string>;
export const percent = "{percent} %";
export const awayText = "The site does not answer at this moment: it is asked again each second.";
export const inPlaceTitle = "It is in place; sign in again";
export const inPlaceText =
  "Everybody signs in again: whoever was on the staff then and still is as today, all others as in the backup.";
export const endedTitle = "Sign in again";
export const endedText = "You are signed out. Sign in, and you see what came of it.";
export const signIn = "Sign in";

export const isInPlace = "{moment} is in place, since {since}";
export const factorsOff =
  "Codes from an app are off for {names}: they were set up on another server. Each sets them up again under Settings, Security.";
export const notPutBack = "Nothing was put back: {fault}.";
export const siteAsBefore = "The site is as it was before.";
export const unclearEnd =
  "The server ended while a backup was put back, and it is not known whether it is in place.";
export const brokenOffAt = "Begun: {moment}.";
export const notMade = "A backup was not made: {fault}";

export const putBackTitle = "Put back: {moment}";
export const putBackText = "All of the site is exchanged, or nothing of it.";
export const whatIsIn = "What is in it, and what is here";
export const inBackup = "In the backup";
export const hereNow = "Here now";
export const countNames = {
  posts: "Posts",
  pictures: "Pictures",
  enquiries: "Enquiries",
  users: "Staff",
} as const;
export const inItUnknown = "Seen when it is unpacked";
export const happens = {
  first: "A backup of today is made first.",
  replaced: "What came since then is no longer on the site; it is in the backup of today.",
  signIn:
    "Everybody signs in again: whoever was on the staff then and still is as today, all others with the passwords and passkeys of then.",
  owner: "You stay the owner. A backup of another site brings its own owner.",
  staff: "Whoever was removed since then is on the staff again: remove them anew.",
  joined: "Whoever has joined since then is no longer on the staff: invite them again.",
  links:
    "Invitations and shared previews of then open nothing: make those anew that are still wanted.",
  factors:
    "A code from an app that was set up on another server is off afterwards: you read whose.",
} as const;
export const typeName = "Type the agency’s name: {name}";
export const keyField = "The key that opens it";
export const keyHint = "It was shown when backups were locked.";
export const nameWanted = "Type the agency’s name as it stands above.";
export const passwordWanted = "Enter your password.";
export const keyWanted = "Paste the key.";
export const putBack = "Put it back";

export const bringing = "{name} is being brought: {percent} %";
export const lookingThrough = "{name} is being looked through to its end";
export const stop = "Stop";
export const stopped = "Stopped. Nothing was kept of it.";
export const isBrought = "The file is here. See what is in it before you put it back.";
export const notBrought = "Not brought. {message}";
