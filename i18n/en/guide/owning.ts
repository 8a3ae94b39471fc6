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
      also: "email test smtp spam inbox",
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
      also: "add employee staff member user account team register",
      steps: [
        "Open {settings}, then {staffPlace}. Type their address and press {invite}.",
        "They get a mail with a link that works once, for seven days. Without mail, copy the link and send it yourself.",
        "Did the mail get lost? Press {sendAgain} beside their address: they get another link, and the earlier one opens nothing.",
        "They choose their own password, and are in the admin area as an editor. Under {staffPlace} they see who is there; inviting, removing and {backupsPlace} are for the owner alone.",
      ],
    },
    {
      title: "Take an invitation back, or send it again",
      also: "cancel withdraw resend link expired lost did not arrive revoke",
      steps: [
        "Open {staffPlace}: under {openInvitations} stand those that nobody has used yet. Press {withdraw} beside one, then once more where you are asked: its link opens nothing any more.",
        "The link is lost, or older than seven days? Type the same address again and press {invite}. A new link goes out, and the earlier one opens nothing any more.",
      ],
    },
    {
      title: "Somebody leaves",
      also: "colleague left quit fired dismissed delete user account employee staff access",
      steps: [
        "Open {staffPlace} and press {remove} beside their name, then once more where you are asked. They are signed out everywhere at once, and cannot sign in any more.",
        "What they wrote stays, also what is not public yet: it stands in the lists, and you can go on with it. Only what they type after that stays on their own device.",
        "Enquiries that they looked after stand under {noOwner} above the list of {enquiries}. Open each and choose who looks after it now.",
      ],
    },
    {
      title: "Give the site to somebody else",
      also: "hand over ownership transfer sell new owner boss",
      steps: [
        "Whoever gets it must be a colleague already: invite them first.",
        "Open {staffPlace} and press {makeOwner} beside their name. Type your password and press {handOver}.",
        "From then on only they invite, remove and look after {backupsPlace}. You are an editor, and only they can give it back. Invitations that you sent and nobody has used open nothing any more. No mail tells them: tell them yourself.",
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
