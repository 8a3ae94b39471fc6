/** What stands in braces is what the button or the page is called: `app/admin/guide/guide-labels.ts`. */
export const security = {
  title: "Sign in safely, and a lost phone",
  text: "A password can be guessed or given away. With a code from an app it no longer opens your account alone; a passkey saves you the typing.",
  how: [
    {
      title: "Sign in with your finger or face",
      also: "fingerprint touch id face id biometric passkeys without password",
      steps: [
        "Open {settings}, then {securityPlace}, and press {addPasskey}.",
        "Type your password, then confirm on your device. From then on press {byPasskey} where you sign in: nothing is to be typed.",
        "Add one on each device that you use. Press {rename} to call it as you like. Press {removePasskey} and type your password, and it opens nothing any more.",
        "Passkeys belong to the address of the site. When that has changed, sign in with your password, add a new one and remove the old one.",
      ],
    },
    {
      title: "Ask for a code after the password",
      also: "two factor second step 2fa authenticator otp verification turn on",
      steps: [
        "Open {securityPlace} and press {setUp} beside {codeFromApp}. Type your password, then scan the picture with an app for codes; on the phone itself press {openInApp} below it.",
        "Type the six digits. Print the {recoveryCodes} and put them where you keep papers.",
        "How many of them are left stands there. Before the last is used, press {makeNewCodes}: those of before open nothing any more.",
      ],
    },
    {
      title: "The phone is lost",
      also: "stolen broken new phone changed number locked out 2fa authenticator cannot sign in",
      steps: [
        "Sign in with your password. Where a code is asked, press {noPhone} and type one of the {recoveryCodes}; each works once. With only a passkey, the password is enough.",
        "Open {securityPlace}: press {signOutOthers}, remove the passkey of that phone, then {setUpAgain}: new codes come with it.",
        "No codes either? Whoever runs the server can turn the second factor off, in its folder there: npm run admin -- second-factor-off, and your email.",
        "A colleague’s phone? The owner opens {staffPlace}, presses {devices} beside their name and signs it out there. Their codes they set up again themselves.",
      ],
    },
    {
      title: "The password is forgotten",
      also: "reset locked out cannot sign in",
      steps: [
        "Press {forgot} where you sign in: you get a mail with a link that works once, for one hour.",
        "No mail? Whoever runs the server can make a new password, in its folder there: npm run admin -- reset-password, and your email.",
      ],
    },
    {
      title: "Ask it of all staff",
      also: "second factor 2fa force mandatory required everybody",
      steps: [
        "Open {securityPlace} and press {askEverybody}, then type your password. Everybody has seven days, you too, and a mail tells them. Who has none yet stands there.",
        "Whoever has none after that can open {securityPlace} only, until it is set up. {askNobody} ends it.",
      ],
    },
    {
      title: "See where you are signed in",
      also: "devices sessions log out logout stranger hacked another computer",
      steps: [
        "Open {securityPlace}: under {whereYouAre} stand all your devices, and when each was last used. One that is new is marked, and a mail tells you of it.",
        "Is one not yours? Press {signOutOthers}, then choose a new password under {profile}. {signOut} beside one ends that one alone.",
      ],
    },
  ],
} as const;

export const backups = {
  title: "Backups",
  text: "Each night the whole site is copied into one file, and restored for a trial. You need do nothing but look sometimes.",
  how: [
    {
      title: "See whether there is one",
      also: "schedule automatic copy time",
      steps: [
        "Open {settings}, then {backupsPlace}. On top stands when the last one was made, and that it was tried.",
        "Press {makeNow} for one at once; the site runs on.",
        "The hour of each night stands there too, and can be changed.",
        "If one fails, {today} says so, and the owner gets a mail.",
      ],
    },
    {
      title: "Keep one elsewhere",
      also: "download save usb encrypt lock key lost",
      steps: [
        "A broken disk takes the backups on it along. Press the arrow that points down beside a backup now and then, and keep the file at home.",
        "Personal data of your customers is in it: keep it where only you can read it, or press {lockNow}. What is made from then on is locked. Print the key: it is shown this once, and without it nobody opens them, not even you.",
      ],
    },
    {
      title: "Move to another server",
      also: "migrate hosting new computer secrets include sign-ins",
      steps: [
        "Press {makeNow}, tick {withSecrets} and type your password. Then codes from an app go on working on the new server.",
        "Press the arrow that points down beside it and type your password: you get the file. On the new server go on as under “The old server is gone”.",
        "Whoever has such a file can act as anybody who is signed in. Lock it with a key before, and delete it once the new server runs. The backups of each night are made without it.",
      ],
    },
    {
      title: "Put the site back as it was",
      also: "restore undo revert roll back",
      steps: [
        "One text only? Its {history} is quicker, and touches nothing else.",
        "For all of it, press the round arrow beside a backup, or {restoreFile} for one that you kept. What is in it stands beside what is here now.",
        "Type the name of your agency and your password, and the key where it is locked. Press {putBack}. A backup of today is made first. It is all of it or nothing.",
        "Everybody signs in again afterwards, with the password of the day of the backup.",
      ],
    },
    {
      title: "The old server is gone",
      also: "broken crashed burnt stolen new computer empty machine restore",
      steps: [
        "Let somebody start the site on another machine, and register there at once: whoever registers first is its owner.",
        "Open {backupsPlace} there and go on with {restoreFile} as above. The name to type stands above its field.",
        "Sign in with the email and password of the backup. Codes from an app are off there, unless the backup was made with {withSecrets}: set them up again. Passkeys of another address are made anew.",
      ],
    },
    {
      title: "A new version of the site",
      also: "update upgrade install",
      steps: [
        "Whoever runs the server installs it. Press {makeNow} before, and download that backup.",
        "The site also backs itself up before a new version changes its tables. If that does not go well, the version of before goes on, once that backup is put back.",
      ],
    },
  ],
} as const;
