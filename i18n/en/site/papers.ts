/** Which papers a visa takes: the questions, the list. */
export const titleOf = "Papers for {visa}";
export const description =
  "Every paper that is asked for, where to get it, what it costs and how long it takes.";
export const which = "Which papers do I need?";
export const start = "Start";
export const startLead =
  "A few questions, one minute. No name and no phone number. At the end you have a list that you can tick, print or send home.";
export const startReviewed = "Every list shows who checked it and when.";
export const orCountry = "Or open a country at once";
export const reviewedShort = "Reviewed {day}";
export const anotherCountry = "Another country";
export const whichCountry = "Which country do you want to go to?";
export const whichCountryWhy = "Every country asks for papers of its own.";
export const questionOf = "Question {number} of {all}";
export const back = "Back";
export const unsure = "I do not know yet";
export const unsureHint = "We show the list for all cases";
export const abroad = "Have you worked abroad before?";
export const abroadWhy = "Earlier visas and letters can help the file.";
export const abroadNo = "No, this is the first time";
export const abroadYes = "Yes, I have";
export const changeAnswer = "Change an answer";
export const ready = "{done} of {all} ready";
export const onDevice = "Your ticks stay on this device. We cannot see them.";
export const notKept = "This browser keeps nothing: your ticks are gone when you leave.";
export const onPaper = "Print the list and tick it on paper.";
export const newSince = "New since your last visit";
export const clear = "Clear my ticks";
export const cleared = "Your ticks are gone from this device.";
export const send = "Send on WhatsApp";
export const print = "Print";
export const form = "Form";
export const valid = "Valid";
export const from = "From";
export const officialSource = "Official page of this paper";
export const oneOf = "One of these is enough";
export const ifYouHave = "If you have it";
export const answers = "Your answers";
export const country = "Country";
export const change = "Change";
export const changeWhat = "Change: {what}";
export const costs = "What it costs";
export const government = "Government fee";
export const service = "Our service fee";
export const about = "About {amount}.";
export const together = "Together, about";
export const askUs = "Ask us";
export const ratesOf = "Rate of {day}.";
export const howLong = "How long it takes";
export const longer = "What makes it longer";
export const noTicket = "Buy no ticket before the visa is in the passport.";
export const reviewed = "Reviewed on {day} by {name}. Next review by {next}.";
export const notReviewed =
  "We have not checked this list since {day}. Ask us before you rely on it.";
export const neverReviewed = "Nobody has checked this list yet. Ask us before you rely on it.";
export const official = "Official page";
export const disclaimer =
  "We are a private agency and belong to no government. The visa office decides, and may ask for more. Nobody can promise a visa.";
export const ask = "Ask us about this list";
export const changes = "What changed in this list";
export const noList = "We have no checked list for {country} yet";
export const noListAtAll = "Ask us which papers you need";
export const noListLead =
  "We do not guess. Tell us where you want to go: we ask the embassy and call you.";
export const countryField = "Which country";
export const askButton = "Ask us";
export const readyLists = "Lists that are ready";
export const notLoaded = "This list could not load";
export const wanted = "Papers for {country}, please.";

/** Who has them. */
export const groups = {
  you: "From you",
  institution: "From the university",
  sponsor: "From the person who pays",
  employer: "From the employer",
  "before-travel": "Before you fly",
} as const;

export const times = {
  "working-days": {
    range: { other: "{from} to {count} working days" },
    exactly: { one: "{count} working day", other: "{count} working days" },
  },
  days: {
    range: { other: "{from} to {count} days" },
    exactly: { one: "{count} day", other: "{count} days" },
  },
  weeks: {
    range: { other: "{from} to {count} weeks" },
    exactly: { one: "{count} week", other: "{count} weeks" },
  },
  months: {
    range: { other: "{from} to {count} months" },
    exactly: { one: "{count} month", other: "{count} months" },
  },
} as const;

export const taka = "Tk {amount}";
export const money = "{currency} {amount}";
