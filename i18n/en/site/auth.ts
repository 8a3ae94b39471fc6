export const bar = "Admin";
export const name = "Name";
export const email = "Email";
export const password = "Password";
export const signIn = "Sign In";
export const signingIn = "Signing in";
export const register = "Register";
export const registering = "Registering";
export const newToTeam = "New to the team?";
export const registered = "Already registered?";
export const forgot = "Forgot password?";
export const byPasskey = "Use a passkey";
export const noPasskeyUsed =
  "No passkey was used. One that was made at an earlier address of this website does not work here. Try again, or sign in with your password.";
export const passkeysElsewhere =
  "Passkeys of this website work at {host} alone. Sign in there, or with your password.";
export const codeTitle = "A code from your app";
export const codeText =
  "Your password is right. Type the six digits that your app shows for this website.";
export const code = "Code";
export const recoveryText = "Type one of the recovery codes that you keep on paper. It works once.";
export const recoveryCode = "Recovery code";
export const useRecovery = "I do not have my phone";
export const useApp = "I have my phone after all";
export const noCodes =
  "No codes either? Whoever runs the server can turn the second factor off there: npm run admin -- second-factor-off EMAIL";
export const notYou = "Not you, or it takes too long?";
export const startAgain = "Start again";
export const typeCode = "Type the code first.";
export const codeOver =
  "Type your email and password again: it took too long, or too many codes were wrong.";
export const passwordSet = "Your new password is set. Sign in with it.";
export const lookAtEmail = "Look at your email";
export const linkOnItsWay =
  "If somebody is registered with that address, a link is on its way. It works for one hour, and so do those that came before it.";
export const nothingCame = "Nothing came?";
export const tryAgain = "Try again";
export const weSendLink = "We send you a link for choosing a new one.";
export const sendLink = "Send the link";
export const sending = "Sending";
export const remembered = "Remembered it?";
export const choosePassword = "Choose a new password";
export const newPasswordText =
  "At least 8 letters, digits or signs. You will be signed out everywhere.";
export const setPassword = "Set the password";
export const setting = "Setting it";
export const rememberedOld = "Remembered the old one?";
export const linkDead = "This link no longer works";
export const linkDeadText = "It was used, or is more than an hour old.";
export const lockedOut = "Still locked out?";
export const newLink = "Get a new link";
export const logout = "Logout";
export const loggingOut = "Logging out";
export const sessionEnds = "Your session on this device ends.";
export const removeDrafts = "Remove what I typed here and did not save";
export const stillSignedIn = "You are still signed in. {message}";

export const owner =
  "Whoever registers first owns this site. Choose a password of at least 8 letters, digits or signs.";
export const invited =
  "You are invited to look after this website. Choose a password of at least 8 letters, digits or signs.";
export const notInvited =
  "Registering needs an invitation: a link that works once, for 7 days. Of several, the latest works. Ask somebody of the team for a new one.";
export const noMail =
  "This website sends no mail yet. Whoever runs the server can set a new password there: npm run admin -- reset-password EMAIL";
