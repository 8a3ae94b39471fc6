/** What stands in braces is what the button or the page is called: `app/admin/guide/guide-labels.ts`. */
export const enquiries = {
  title: "Answer enquiries",
  text: "Each enquiry is stored before the visitor sees the thank-you page. None is lost, also when mail does not go out.",
  how: [
    {
      title: "Answer somebody",
      steps: [
        "Open {enquiries}. What is to be followed up stands on top, then the newest.",
        "Call, or choose a text under {answerBox} in the enquiry. Press {openInWhatsApp} or {openInMail}: it opens filled in, and you send it there. The texts are written under {templates}.",
        "Back from there you are asked: press {markAsCalled}. Otherwise it stays among the new ones.",
        "Choose who looks after it and when to call again. {today} reminds you.",
      ],
    },
    {
      title: "Somebody wrote, and is not in the list",
      steps: [
        "What looks like advertising waits under {spam}, the last of the buttons above the list: look in there now and then.",
        "Open what is none, and press {notSpam}.",
      ],
    },
    {
      title: "The same person asked twice",
      steps: [
        "The second one says so. Press {mergeTwo}: both messages and notes stand together then. It can be undone.",
      ],
    },
    {
      title: "Mail does not arrive",
      steps: [
        "Open {settings}, then {mailPlace}: each mail stands there, and why one did not go out.",
        "Open {systemPlace} and press {checkEverything}: it sends a mail to you and says what to do.",
      ],
    },
  ],
} as const;

export const people = {
  title: "Colleagues",
  text: "The owner looks after staff, security and backups; editors after everything that visitors see, and enquiries.",
  how: [
    {
      title: "Let a new colleague in",
      steps: [
        "Open {settings}, then {staffPlace}. Type their address and press {invite}.",
        "They get a mail with a link that works once, for seven days. Without mail, copy the link and send it yourself.",
        "Did the mail get lost? Press {sendAgain} beside their address: they get another link, and the earlier one opens nothing.",
        "They choose their own password, and are in the admin area as an editor. Under {staffPlace} they see who is there; inviting, removing and {backupsPlace} are for the owner alone.",
      ],
    },
    {
      title: "Somebody leaves",
      steps: [
        "Open {staffPlace} and press {remove} beside their name. They are signed out everywhere at once.",
        "What they wrote stays.",
      ],
    },
    {
      title: "Give the site to somebody else",
      steps: [
        "Press {makeOwner} beside their name and type your password. You are an editor then.",
      ],
    },
  ],
} as const;

export const security = {
  title: "Sign in safely, and a lost phone",
  text: "A password can be guessed or given away. With a code from an app it no longer opens your account alone; a passkey saves you the typing.",
  how: [
    {
      title: "Sign in with your finger or face",
      steps: [
        "Open {settings}, then {securityPlace}, and press {addPasskey}.",
        "Type your password, then confirm on your device. From then on you sign in without typing.",
      ],
    },
    {
      title: "Ask for a code after the password",
      steps: [
        "Open {securityPlace} and press {setUp} beside {codeFromApp}. Type your password, then scan the picture with an app for codes; on the phone itself press {openInApp} below it.",
        "Type the six digits. Print the {recoveryCodes} and put them where you keep papers.",
      ],
    },
    {
      title: "The phone is lost",
      steps: [
        "Sign in with your password. Where a code is asked, say that you do not have your phone, and type one of the {recoveryCodes}; each works once. With only a passkey, the password is enough.",
        "Open {securityPlace}: press {signOutOthers}, remove the passkey of that phone, then {setUpAgain}: new codes come with it.",
        "No codes either? Whoever runs the server can turn the second factor off, in its folder there: npm run admin -- second-factor-off, and your email.",
        "A colleague’s phone? Open {staffPlace}: the owner signs it out there, among the devices beside their name.",
      ],
    },
    {
      title: "The password is forgotten",
      steps: [
        "Press {forgot} where you sign in: you get a mail with a link that works once, for one hour.",
        "No mail? Whoever runs the server can make a new password, in its folder there: npm run admin -- reset-password, and your email.",
      ],
    },
    {
      title: "Ask it of all staff",
      steps: [
        "Open {securityPlace} and press {askEverybody}. Everybody has seven days, and a mail tells them.",
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
      steps: [
        "Open {settings}, then {backupsPlace}. On top stands when the last one was made, and that it was tried.",
        "Press {makeNow} for one at once; the site runs on.",
        "The hour of each night stands there too, and can be changed.",
        "If one fails, {today} says so, and the owner gets a mail.",
      ],
    },
    {
      title: "Keep one elsewhere",
      steps: [
        "A broken disk takes the backups on it along. Press the arrow that points down beside a backup now and then, and keep the file at home.",
        "Personal data of your customers is in it: keep it where only you can read it, or press {lockNow}. What is made from then on is locked. Print the key: it is shown this once, and without it nobody opens them, not even you.",
      ],
    },
    {
      title: "Put the site back as it was",
      steps: [
        "One text only? Its {history} is quicker, and touches nothing else.",
        "For all of it, press the round arrow beside a backup, or {restoreFile} for one that you kept. What is in it stands beside what is here now.",
        "Type the name of your agency and your password, and the key where it is locked. Press {putBack}. A backup of today is made first. It is all of it or nothing.",
        "Everybody signs in again afterwards, with the password of the day of the backup.",
      ],
    },
    {
      title: "The old server is gone",
      steps: [
        "Let somebody start the site on another machine, and register there at once: whoever registers first is its owner.",
        "Open {backupsPlace} there and go on with {restoreFile} as above. The name to type stands above its field.",
        "Sign in with the email and password of the backup. Codes from an app are off there: set them up again.",
      ],
    },
    {
      title: "A new version of the site",
      steps: [
        "Whoever runs the server installs it. Press {makeNow} before, and download that backup.",
        "The site also backs itself up before a new version changes its tables. If that does not go well, the version of before goes on, once that backup is put back.",
      ],
    },
  ],
} as const;

export const moving = {
  title: "Move in from another site",
  text: "Posts, pages and pictures come over from WordPress, Ghost or your old site. First you see what would come.",
  how: [
    {
      title: "Bring everything over",
      steps: [
        "Leave the old site running until you are done: pictures are fetched from it. In WordPress choose Tools, Export, All content; in Ghost Settings, Migration tools, Export content. You get a file.",
        "Open {settings}, then {moveInPlace}. Choose where from, give the file or the address, and press {lookFirst}.",
        "Read what would come, what would be changed and what is left out. Nothing is changed yet.",
        "Take it over with the large button below. Posts that were public are public here at once; pages wait as drafts until you publish them. It may be stopped and gone on with.",
      ],
    },
    {
      title: "It went wrong",
      steps: [
        "Press {downloadReport}: it says of each post what became of it. Press {undoAll}, and all of it goes again. Taken over twice, nothing is there twice.",
      ],
    },
    {
      title: "Old addresses",
      steps: [
        "Whoever opens an old address is led to the new one. You add more of them under {movedPlace}, one or many at once. Those that many ask for, and that are not there, stand there too.",
      ],
    },
  ],
} as const;
