/** What comes where somebody who signs in again has a second factor: its code is asked for. */
export const ASKED_FOR_CODE = [
  "+ Your password is right. Type the six digits that your app shows for this website.",
  '+ ("Code" input name=code value autocomplete=one-time-code inputmode=numeric dir=ltr required=true)',
  "+ <I do not have my phone> <Sign In and save {hidden=true: Signing in} | type=submit>",
];

/** Or one of the codes on paper. */
export const ASKED_FOR_RECOVERY_CODE = [
  "+ Type one of the recovery codes that you keep on paper. It works once.",
  '+ ("Recovery code" input name=code value autocomplete=off inputmode=text dir=ltr required=true)',
  "+ <I have my phone after all>",
  "+ No codes either? Whoever runs the server can turn the second factor off there: npm run admin -- second-factor-off EMAIL",
  "+ <Sign In and save {hidden=true: Signing in} | type=submit>",
];
