/** In the footer. */
export const checkUs = "Check it is us";
export const title = "Check that it is really us";
export const description =
  "Licences, offices, numbers and names, so that you can be sure before you pay.";
/** Where nobody has written other words. */
export const licences = "Our licences";
export const none =
  "Ask us to show the current licence at our desk, and look it up on the official list.";
export const numbers = "Our numbers";
export const offices = "Our offices";

export const issuedBy = "Issued by";
export const validUntil = "Valid until";
export const lookedUpOn = "We looked it up on";
export const officialList = "Find it on the official list";
export const officialListTab = "Find {title} on the official list (opens in a new tab)";
export const email = "Email";
export const accountTab = "{name} (opens in a new tab)";
export const tellUs = "Tell us";
export const notLoaded = "This page could not be loaded";
/** A licence, on other pages. */
export const inStrip = "{title}, valid until {day}";
export const onlyWhatsApp = "WhatsApp, the only one";
export const dayToday = "{day}, today";
export const daysUntil = "{from} to {until}";
export const timesUntil = "{opens} to {closes}";
export const closed = "Closed";
