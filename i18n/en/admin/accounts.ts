export const enterYourPassword = "Enter your password.";
export const nothingHasChanged = "Nothing has changed. {message}";
export const handOverTitle = "Make {name} the owner?";
export const handOverText =
  "They can then invite and remove everybody, also you. You stay as an editor, and only they can give the ownership back. Invitations that you sent and nobody has used stop working.";
export const stayTheOwner = "Stay the owner";
export const handingOver = "Handing over";
export const handOver = "Hand over";
export const inviteSomebody = "Invite somebody";
export const email = "Email";
export const inviting = "Inviting";
export const invite = "Invite";
export const linkCopied = "Link copied.";
export const copyFailed = "The browser did not copy it. Select the link and copy it by hand.";
export const sentByMail = "Sent by mail. You can also send this link yourself";
export const sendLinkYourself = "Send this link yourself";
export const copy = "Copy";
export const invitationWithdrawn = "The link for {email} opens nothing any more.";
export const openInvitations = "Open invitations";
export const withdrawInvitation = "Withdraw the invitation for {email}";
export const withdraw = "Withdraw";
export const askToWithdraw = "Withdraw the invitation for {email}?";
export const withdrawText = "Its link opens nothing from then on. You can invite them again.";
export const keepIt = "Keep it";
export const name = "Name";
export const newPassword = "New password";
export const currentPassword = "Current password";
export const currentPasswordNeeded = "Enter your current password for this change.";
export const profileUpdated = "Profile updated.";
export const yourProfile = "Your profile";
export const newPasswordHint =
  "At least 8 letters, digits or signs. Leave it empty to keep the one you have. Your other devices are signed out when it changes.";
export const currentPasswordHint = "Only for a new email or a new password.";
export const saving = "Saving";
export const updateProfile = "Update profile";
export const owner = "Owner";
export const editor = "Editor";
export const you = "(you)";
export const whereSignedIn = "Where {name} is signed in";
export const devices = "Devices";
export const makeOwnerOf = "Make {name} the owner";
export const makeOwner = "Make owner";
export const removeName = "Remove {name}";
export const remove = "Remove";
export const profileText = "How you sign in, and what your changes are signed with.";
export const staffTextForOwner =
  "Editors look after content and enquiries. The owner also decides who belongs to the team.";
export const staffTextForEditors =
  "Everybody here looks after content and enquiries. Who belongs to the team is for the owner to decide.";
export const staff = "Staff";
export const removedFromStaff = "{name} can no longer sign in.";
export const removedMeanwhile = "{name} was removed meanwhile. The list shows who may sign in now.";
export const ownerNow = "{name} is the owner now.";
export const askToRemove = "Remove {name}?";
export const removeText =
  "Their sessions end at once, and previews that they shared show nothing any more. What they wrote stays.";
export const keepThem = "Keep them";
export const staffNotLoaded = "The list of staff could not be loaded";
export const onlyTheLatest = "An earlier link to this address opens nothing any more.";
export const mayBeInvited =
  "No answer came, so it may be done already. Press Invite again for the link: it takes the place of an earlier one.";
export const worksUntil = "For {email}. It works once, until {day}.";
export const invitationDates = "Made {made}, works until {end}";
export const passwordMayBeNew =
  "No answer came, so your new password may hold already. Send it again: if your current password is refused now, write the new one in its place.";
export const leavingProfile = "Your profile is not updated.";
