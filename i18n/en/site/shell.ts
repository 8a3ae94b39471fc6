export const language = "Language";
/** Of what is in another language than its page. */
export const inEnglish = "In English";
export const notTranslated = {
  title: "This page is not translated yet",
  text: "We show it in English below. Call us and we explain it.",
  call: "Call us",
  others: "What is translated",
} as const;
export const skip = "Skip to content";
export const main = "Main";
export const brandHome = "{brand}, home";
export const packages = "Packages";
export const packageLines = {
  umrah: "Ten or fourteen days, all year",
  hajj: "Registration to return, guided",
  tours: "Private family holidays",
} as const;
export const menu = "Menu";
export const close = "Close";
export const admin = "Admin";
export const adminArea = "Admin area";
export const getStarted = "Get Started";
export const notice = "Notice";
export const contactQuickly = "Contact us quickly";
export const call = "Call";
export const callNumber = "Call {number}";
export const whatsApp = "WhatsApp";
export const footer = {
  explore: "Explore",
  visas: "Visas",
  legal: "Legal",
  terms: "Terms of Service",
} as const;
export const newTab = "{name} (opens in a new tab)";
export const theme = "Light or dark look";
export const notLoaded = "This page could not load";
export const tryAgain = "Try again";
export const stillTrying = "Still trying. Check your connection.";
export const contents = "Contents";
export const notWritten = {
  title: "This page is not written yet",
  text: "Ask us instead: a person answers.",
} as const;
export const contactUs = "Contact us";
export const fault = {
  title: "Unexpected Application Error!",
  text: "Nothing you typed on other pages is lost. Load the page again, or go back to the start.",
  unknown: "Unknown error",
} as const;
export const goBackHome = "Go Back Home";
