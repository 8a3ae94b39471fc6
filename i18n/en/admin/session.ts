export const signedOutDevice = "Signed out: {device}.";
export const nothingHasChanged = "Nothing has changed. {message}";
export const whereSignedIn = "Where {name} is signed in";
export const devicesText =
  "Whoever is signed out has to sign in again there. What was typed stays on the device.";
export const signedInNowhere = "Nowhere at the moment.";
export const thisDevice = "This device";
export const signOutDevice = "Sign out: {device}";
export const signOut = "Sign out";
export const discard = "Discard";
export const keptForYou =
  "What you typed is kept on this device, for you alone, and offered to you when you come back.";
export const notKept =
  "This device does not keep what you typed, its storage is full or blocked: if you leave, it is lost.";
export const savedByNow = "What you typed is saved by now.";
export const lostByLeaving = "If you leave, what you typed is lost.";
export const visitorsWillNotSee = "Visitors will not see your changes.";
export const leaveTitle = "Leave without saving?";
export const stayHere = "Stay here";
export const leave = "Leave";
export const signInTitle = "Please sign in again";
export const signInText =
  "Your session has ended. Nothing you typed is lost: sign in, and it is saved.";
export const email = "Email";
export const signingIn = "Signing in";
export const signInAndSave = "Sign In and save";
export const somebodyElseTitle = "{name} is signed in now";
export const somebodyElseText =
  "This page was opened by {name}. What they typed and did not save is kept on this device for them alone.";
export const somebodyElseUnkept =
  "This page was opened by {name}. Nothing that they typed and did not save is kept on this device.";
export const notKeptHere =
  "This device does not keep what you type: its storage is full or blocked. Save before you leave.";
export const signedInDates = "Signed in {since}, last seen {seen}";
export const draftOffer = "Something you typed at {time} was not saved. It is kept on this device.";
export const newerSaved =
  "Something newer has been saved since: restored, yours replaces it in the fields that you typed in.";
export const restoreTyped = "Restore what you typed at {time}";
export const goOnAs = "Go on as {name}";
export const mayBeDone =
  "No answer came, so it may be done already. Load the page again to see, before you repeat it.";
