/** The dialog of an ended session, as `open-admin-window.tsx` tells it when it opens. */
export const ASKED_TO_SIGN_IN = [
  '+ div role=dialog tabindex=-1 labelledby="Please sign in again" describedby="Your session has ended. Nothing you typed is lost: sign in, ":',
  "+ ## Please sign in again",
  "+ <‹x› | label=Close>",
  "+ Your session has ended. Nothing you typed is lost: sign in, and it is saved.",
  "+ form:",
  '+ ("Email" input type=email name=email value=nadia@rihla.example autocomplete=username dir=auto required)',
  '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
  "+ <Sign In and save {hidden=true: Signing in} | type=submit>",
];
