import type { PartFacts, PartState, SystemMistake, SystemPart } from "#contracts/system.ts";

export const system = "System";
export const systemText =
  "Whether everything does what it is for, and what to do where it does not.";
export const systemNotLoaded = "How the house stands could not be loaded";
export const checkEverything = "Check everything";
export const checking = "Checking …";
export const notChecked = "Not checked everything: {message}";

/** One sentence on top. */
export const summary = {
  well: "Checked {moment}: everything works.",
  some: "Checked {moment}: {works} of {all} work.",
  never: "Not checked since the start. As far as it is known, {works} of {all} work.",
  lookAt: "Look at: {names}.",
} as const;

export const whatWasChecked = "What was checked";

export const partNames = {
  database: "Database",
  pictures: "Pictures",
  mail: "Mail",
  clock: "Clock",
  address: "Public address",
  backups: "Backups",
  disk: "Disk",
} as const satisfies Record<SystemPart, string>;

export const partStates = {
  works: "Works",
  look: "Look at it",
  unknown: "Not known",
} as const satisfies Record<PartState, string>;

/** What is known of a part. */
export const says = {
  "not-tried": "Not tried since the start",
  "no-answer": "No answer came in time",
  failed: "It did not work. {code}",
  "database-answers": "Answers in {ms} ms. {engine}, {bytes}",
  "database-written": "Written, read and removed in {ms} ms. {engine}, {bytes}",
  "pictures-gone": "The folder with the pictures is gone",
  "pictures-stored": "One was stored, read again and removed",
  "mail-not-set-up": "Not set up: nothing goes out",
  "mail-stuck": "Mails that do not go out: {count}",
  "mail-sent": "Sent to {to} and accepted",
  "mail-refused": "Did not go out: {error}",
  "mail-waits": "Still on its way to {to}",
  "clock-right": "Right to the second, {zone} time",
  "clock-off": "Wrong by {seconds} s",
  "address-answers": "{address} answers",
  "address-local": "{address} can be opened on this machine alone",
  "address-silent": "{address} did not answer this server",
  "address-other": "Something else answers at {address}",
  "backups-fresh": "{at}, read again and whole",
  "backups-old": "The last one: {at}",
  "backups-none": "No backup was made yet",
  "backups-failed": "The last backup did not finish",
  "backups-unsent": "The last backup is not in the bucket",
  "disk-room": "{free} of {whole} left",
  "disk-tight": "Only {free} of {whole} left",
  "disk-unknown": "Nobody knows how much room is left",
} as const satisfies Record<keyof PartFacts, string>;

/** What to do, where somebody must look. */
export const toDo = {
  "pictures-gone": "Connect the disk again that they lie on, or put a backup in place.",
  "mail-not-set-up": "Set SMTP_URL and MAIL_FROM for the server, then start it again.",
  "mail-stuck": "Read under Mail why, and send them again.",
  "mail-refused": "Look at SMTP_URL and MAIL_FROM, then check again.",
  "mail-waits": "Look in your mailbox in some minutes. Nothing there: look at SMTP_URL.",
  "clock-off": "Ask your host to set the clock by the network (NTP).",
  "address-local": "Set PUBLIC_URL to the address that visitors type, then start the server again.",
  "address-silent":
    "Open it from another network. Where it opens, all is well: some hosts cannot ask themselves.",
  "address-other": "Correct PUBLIC_URL, or where its name leads.",
  "backups-old": "Make one now, and see whether one is made each night, under Settings, Backups.",
  "backups-none": "Make one now, and see whether one is made each night, under Settings, Backups.",
  "backups-failed": "Read under Settings, Backups why, then make one now.",
  "backups-unsent":
    "Read under Settings, Backups why. It is sent by itself once the bucket takes it.",
  "disk-tight": "Ask your host for a larger disk, or remove backups that nobody needs.",
} as const satisfies Partial<Record<keyof PartFacts, string>>;

/** The same, where it failed or did not answer. */
export const failedToDo = {
  database: "See whether its disk is full, or whether another program holds it.",
  pictures: "See whether the disk is full, or look at the S3_ variables.",
  mail: "Look at SMTP_URL, then check again.",
  clock: "See whether the data folder can be written.",
  address: "Open it from another network.",
  backups: "See whether the data folder can be read.",
  disk: "See whether the data folder can be read.",
} as const satisfies Record<SystemPart, string>;

export const seeMail = "See the mail";
export const seeBackups = "See the backups";

export const lastMistakes = "Last mistakes, in words";
export const noMistakes = "None since the start.";
export const mistakes = {
  page: "A page could not be shown.",
  api: "A call of the admin area or of another program failed.",
  pictures: "Pictures could not be stored or read.",
  mail: "Mail could not be sent or written down.",
  planned: "Something did not go public as planned.",
  search: "Posts could not be made ready for searching. It is tried again.",
  links: "Links to other sites could not be looked at.",
  tidying: "Tidying up failed. It is tried again.",
  counts: "Numbers of readers could not be written down. It is tried again.",
  moved: "Moved addresses could not be read.",
  storing: "Something about the data folder: the log says what.",
  other: "Something failed: the log says what.",
} as const satisfies Record<SystemMistake["what"], string>;
export const mistakeLine = "{moment}: {what}";
export const mistakeTimes = {
  one: "{count} time since the start.",
  other: "{count} times since the start.",
} as const;
export const logSaysMore = "The log of the server says more about each.";

export const facts = "About this site";
export const version = "Version";
export const runningSince = "Running since";
export const figures = "Figures for your host";
export const figuresOn = "On, at /metrics";
export const figuresOff = "Off. Setting METRICS_TOKEN turns on /metrics.";
