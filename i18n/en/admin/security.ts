export const security = "Security";
export const forYourAccount = "For your account, {name}.";
export const secondFactor = "Second factor";
export const on = "On";
export const off = "Off";
export const codeFromApp = "Code from an app";
export const isAsked = "Asked after the password";
export const whatItIs = "A stranger who learns your password still cannot sign in";
export const setUp = "Set up";
export const setUpAgain = "Set up again";
export const turnOff = "Turn off";
export const recoveryCodes = "Recovery codes";
export const makeNew = "Make new ones";
export const setUpTitle = "Set up a code from an app";
export const setUpText =
  "You need an app for codes on your phone, such as Aegis, Google Authenticator or the passwords of the phone itself. First your password.";
export const setUpAgainText =
  "The app of before counts until the new one is confirmed. First your password.";
export const goOn = "Go on";
export const notNow = "Not now";
export const checking = "Checking";
export const renewTitle = "Make new recovery codes?";
export const renewText = "The codes of before open nothing any more.";
export const endTitle = "Turn the second factor off?";
export const endText =
  "From then on your password alone opens your account. The recovery codes open nothing any more.";
export const scanTitle = "Scan this with your app";
export const scanText = "Then type the six digits that it shows.";
export const qrCode = "A code for the camera of your phone";
export const openInApp = "Open in the app on this phone";
export const orType = "Or type this into the app:";
export const codeOfApp = "Code of the app";
export const typeTheCode = "Type the six digits that the app shows.";
export const turnOn = "Turn it on";
export const codesTitle = "Your recovery codes";
export const codesText =
  "Each signs you in once, without the phone. They are shown now and never again: print them or write them down, and do not keep them on the phone.";
export const copy = "Copy";
export const notCopied = "The browser did not copy it. Print it, or write it down.";
export const print = "Print";
export const haveKept = "I have kept them";
export const codesLeaveTitle = "Have you kept the codes?";
export const codesLeaveText =
  "They are not shown again. Without them, and without the phone, only whoever runs the server can let you in.";
export const showCodesAgain = "Show them again";
export const codesCopied = "Copied. Keep them where only you look.";
export const whereYouAre = "Where you are signed in";
export const signOutOthers = "Sign out all others";
export const signOutDevice = "Sign out: {device}";
export const signOutOthersTitle = "Sign out everywhere but here?";
export const signOutOthersText =
  "Whoever is signed in there has to sign in again. What was typed stays on those devices.";
export const stay = "Leave it";
export const othersSignedOut = "Signed out everywhere but here.";
export const now = "now";
export const newDevice = "New device";
export const standOn = "Password and a code";
export const standOff = "Password alone";
export const passkeys = "Passkeys";
export const unableHere =
  "This browser makes no passkeys here. They need an address that begins with https://, and a browser of the last years.";
export const addPasskey = "Add a passkey";
export const whatPasskeysAre =
  "Sign in with your finger, face or screen lock. Nothing to remember, nothing to give away.";
export const addText =
  "This device then asks for your finger, face or screen lock. First your password.";
export const notMade =
  "No passkey was made: nobody confirmed, or this device has one of this website already.";
export const passkeyAdded = "Passkey added. Next time you can sign in with it.";
export const sinceDay = "Since {day}";
export const rename = "Rename";
export const renameNamed = "Rename {name}";
export const remove = "Remove";
export const removeNamed = "Remove {name}";
export const removeTitle = "Remove the passkey {name}?";
export const removeText = "It opens nothing any more. Your password stays.";
export const passkeyRemoved = "The passkey {name} is removed: it opens nothing any more.";
export const noNameHere =
  "Passkeys need an address with a name, such as https://www.example.com. This one is made of numbers.";
export const belongElsewhere = "Passkeys belong to {host}. Sign in there to add one.";
export const madeElsewhere =
  "Made for {host}: it opens nothing here. Add a new one, then remove this.";
export const noneLeft = "None of {all} left. Make new ones";
export const codesLeft = {
  one: "{count} of {all} left. Keep it on paper, not on this phone",
  other: "{count} of {all} left. Keep them on paper, not on this phone",
} as const;
export const forEverybody = "For everybody";
export const dutyOff = "Whoever wants one sets one up";
export const dutyOffText =
  "You can ask it of all staff. Everybody then has seven days to set up a code from an app; whoever has none after that can do nothing before they have one.";
export const dutyFrom = "All staff need one from {moment}";
export const dutySince = "All staff need one, since {moment}";
export const nobodyLacks = "Everybody has one.";
export const lackOne = "Without one so far: {names}.";
export const askEverybody = "Ask it of everybody";
export const askNobody = "Ask it of nobody";
export const askEverybodyTitle = "Ask all staff for a second factor?";
export const askEverybodyText =
  "They have seven days, and a mail tells them. That is for you too. Your password first.";
export const askNobodyTitle = "Ask it of nobody any more?";
export const askNobodyText = "Whoever has one keeps it. Your password first.";
export const youNeedOne = "From {moment} you need a second factor here: a code from an app.";
export const youNeedOneNow =
  "All staff need a second factor by now. Set up a code from an app; then everything opens again.";
export const setOneUp = "Set one up";
