export const mail = "Mail";
export const noMailKept = "No mail is kept about this enquiry.";
export const readAllMail = "Read them, and see how mail is set up";
export const toAgency = "Enquiry, to you";
export const toVisitor = "Confirmation, to the visitor";
export const invitation = "Invitation, to staff";
export const newPassword = "New password, to staff";
export const newDevice = "New device, to staff";
export const secondFactor = "Second factor, to staff";
export const emailChanged = "Changed address, to staff";
export const check = "Check of the mail, to staff";
export const backupFailed = "Backup that failed, to staff";
export const monday = "What needs somebody, to staff";
export const sendsNow = "The mail goes out with the next try, now.";
export const agencyAddress = "The agency's own address";
export const sendAgainTo = "Send again: {kind}, {to}";
export const sending = "Sending";
export const sendAgain = "Send again";
export const sentAt = "Sent: {at}";
export const sent = "Sent";
export const readIt = "Read it";
export const openTheEnquiry = "Open the enquiry";
export const mailSetUp =
  "Mail is set up. What cannot be delivered is tried again, up to ten times.";
export const mailNotSetUp = "Mail is not set up";
export const noServerSet = "No mail goes out: no mail server is set.";
export const howToSetUp =
  "Whoever runs the site sets these two among the environment variables it is started with, and starts it again:";
export const sentOnceSet = "What waits is sent then.";
export const mailCounts = "{waiting} waiting, {failed} failed, {sent} sent in the last 30 days.";
export const noMailYet = "No mail yet";
export const noMailText = "The first enquiry brings the first mail.";
export const showOlderMail = "Show older mail";
export const theMailCouldNot = "The mail could not be loaded";
export const theAgency = "the agency";
export const lastTry = "Last try: {error}";
export const nothingIsLost =
  "Nothing is lost. Mail waits here, where you can read it, and every enquiry is in the inbox.";
export const notTriedYet = "Written: {at}. Not tried yet.";
/** Only an answer of the mail server counts as a try. */
export const tried = {
  none: "Written: {at}. Not sent yet.",
  some: { one: "Written: {at}. Tried once.", other: "Written: {at}. Tried {count} times." },
} as const;
export const givenUp = {
  none: "Written: {at}. It is not tried again by itself.",
  some: {
    one: "Written: {at}. Tried once. It is not tried again by itself.",
    other: "Written: {at}. Tried {count} times. It is not tried again by itself.",
  },
} as const;
export const triedAgain = {
  none: "Written: {at}. Not sent yet. Next try: {next}.",
  some: {
    one: "Written: {at}. Tried once. Next try: {next}.",
    other: "Written: {at}. Tried {count} times. Next try: {next}.",
  },
} as const;
