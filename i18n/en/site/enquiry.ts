export const name = "Name";
export const yourName = "Your name";
export const email = "Email";
export const phone = "Mobile number";
export const phoneExample = "01XXX-XXXXXX";
export const message = "Message";
export const sendMessage = "Send Message";
export const sending = "Sending";
export const month = "Month";
export const notSure = "Not sure";
export const notSureYet = "Not sure yet";
export const travellers = "Travellers";
export const fewer = "One fewer";
export const more = "One more";
export const askPrice = "Ask for a price";
export const callBack = "We call back {when}.";
export const soon = "as soon as we can";
export const getStarted = "Get Started";
export const noPayment = "No payment now. We never ask for card details here.";
export const thanks = "Thank you.";
export const thanksTo = "Thank you, {name}.";
export const willCall = "We will call {reach} {when}.";
export const willWrite = "We will write to {reach} {when}.";
export const reference = "Your reference";
export const sayReference = "Say it when you call or write to us.";
export const whatsApp = "Write on WhatsApp";
export const whatsAppNewTab = "Write on WhatsApp (opens in a new tab)";
export const whatsAppText = "Hello, my reference is {reference}.";
export const saveNumber = "Save our number";
export const orCall = "Or call us: {phone}";
export const sendElse = "Send something else";

export const tooOld =
  "This form had been open for too long. What you typed is still here: press the button once more.";
export const notStored =
  "We could not store this: something is wrong on our side. What you typed is still here. Send it again in a minute, or call us.";
export const tooMany = {
  one: "Several messages came from your network in a short time. What you typed is still here: wait {count} minute, then press the button again, or call us.",
  other:
    "Several messages came from your network in a short time. What you typed is still here: wait {count} minutes, then press the button again, or call us.",
} as const;
export const thisMonth = "This month";
