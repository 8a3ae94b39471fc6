export const mail = {
  enquiry: {
    subject: "{reference}: {topic}, {name}",
    spamSubject: "Possible spam: {reference}: {topic}, {name}",
    heading: "{name} asks: {topic}",
    isSpam: "It is in quarantine. {reasons}",
    facts: {
      reference: "Reference",
      name: "Name",
      phone: "Mobile number",
      email: "Email",
      travellers: "Travellers",
      month: "Month",
      page: "Sent from",
      language: "Language",
    },
    open: "Open it in the inbox",
  },
  confirmation: {
    subject: "{reference}: we have your enquiry",
    heading: "Thank you, {name}.",
    headingWithoutName: "Thank you.",
    text: "Your enquiry has reached {brand}. A person reads it and answers you.",
    facts: {
      reference: "Your reference",
      topic: "About",
      hours: "We are there",
      phone: "Telephone",
    },
    betweenHours: "; ",
    notYou:
      "If you did not write to us, somebody typed your address by mistake: then you need do nothing.",
  },
  invitation: {
    subject: "Your invitation to the website of {brand}",
    heading: "You are invited",
    text: "You can help to look after the website of {brand}. The link works once, for 7 days.",
    link: "Make my account",
  },
  passwordReset: {
    subject: "A new password for {brand}",
    heading: "Choose a new password",
    text: "Somebody asked for a new password for your account. The link works once, for one hour.",
    link: "Choose a new password",
    notYou: "If it was not you, do nothing: your password stays as it is.",
  },
  newDevice: {
    subject: "Somebody signed in to {brand} on a new device",
    heading: "Was it you?",
    text: "Somebody signed in with your password on a device that you had not used before. If it was you, do nothing.",
    facts: { device: "Device", address: "Address", moment: "When" },
    notYou: "If it was not you, sign out everywhere and choose a new password now.",
    link: "See where you are signed in",
  },
  monday: {
    subject: {
      one: "{count} thing needs somebody at {brand}",
      other: "{count} things need somebody at {brand}",
    },
    heading: "Good morning, {name}",
    text: "This needs somebody this Monday. What is over comes first.",
    nothing: "By now nothing needs anybody.",
    open: "Open Today",
    switchOff: "Switch this mail off",
  },
  secondFactor: {
    subject: "Signing in to {brand} soon takes a second factor",
    heading: "Set up a second factor",
    text: "From {moment} everybody who signs in to the admin area needs one: an app on the phone that shows codes.",
    how: "It takes two minutes: open the page below, scan the picture with the app, and keep the recovery codes.",
    link: "Set one up",
  },
  emailChanged: {
    subject: "Your address at {brand} was changed",
    heading: "Was it you?",
    text: "The account of {name} signs in with another email address from now on. This one opens nothing any more. If it was you, do nothing.",
    notYou:
      "If it was not you, tell the owner of the site at once: whoever changed it knew the password.",
  },
  check: {
    subject: "{brand}: mail goes out",
    heading: "Mail works",
    text: "Somebody has checked everything under Settings, System. This mail shows that mail of the website arrives. There is nothing to do.",
  },
  backupFailed: {
    subject: "{brand}: the backup of tonight did not finish",
    heading: "Tonight there is no backup",
    text: "Why: {fault}. It is tried again each hour.",
    facts: { moment: "When", last: "Last whole one" },
    never: "None yet",
    link: "See the backups",
  },
} as const;

/** Why one was not sent, as staff read it. */
export const mailFaults = {
  "no-answer": "The mail server did not answer in time.",
  "unknown-server": "The name of the mail server is not known. Check SMTP_URL.",
  encryption: "The mail server and this one could not agree on encryption.",
  "broken-off": "The mail server ended the conversation in the middle.",
  unreachable: "The mail server could not be reached.",
  password: "The mail server refused the password. Check SMTP_URL.",
  passwordSaying: "The mail server refused the password. Check SMTP_URL. {answer}",
  refused: "The mail server refused it: {answer}",
  other: "The mail could not be sent.",
  "link-too-old": "The link in it is too old by now. Make a new one.",
  gone: "What it tells about is no longer there.",
  nobody: "There is nobody to send it to. Set the agency's email address.",
  ours: "Something went wrong on our side.",
  restored:
    "A backup was put back, and this mail had been thrown away since: nobody knows whether it was sent before. Look before you send it again.",
  "given-up": "{fault} Given up after {tries} tries.",
} as const;
