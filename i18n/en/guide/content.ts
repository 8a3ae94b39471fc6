/** What stands in braces is what the button or the page is called: `app/admin/guide/guide-labels.ts`. */
export const firstDay = {
  title: "Your first day",
  text: "From the example agency to your own, in about an hour. Nothing is public before you say so, and most of it can be undone.",
  how: [
    {
      title: "Put your own name, numbers and addresses in",
      also: "start begin logo colour phone whatsapp hours",
      steps: [
        "Open {settings} (on a phone under {menu} or {more}), then {agencyGroup}: your name, what you do in one line, the words in the footer. Who leads the agency stands under {home}, {about}.",
        "Open {contactGroup}: telephone, WhatsApp, offices, opening hours and the time zone they are in. Visitors see at once whether you are open.",
        "Open {noticeGroup}: the line above the menu of the home page is there from the start. Put your own words in, or switch it off.",
        "Open {lookGroup} for your logo and your colour. The preview shows what visitors will see.",
        "Press {update} below on each of these pages: only then do visitors see it.",
      ],
    },
    {
      title: "Take the examples away",
      also: "demo delete remove sample test content",
      steps: [
        "Open {home} and unfold {firstDayList}: it says what is left to do.",
        "Press {removeDemo} at its end, before you hide the list. What you changed stays, and so do pages and packages, for you to rewrite. Example enquiries are gone for good.",
        "A site that began empty has no such button: {home} and the pages under {packages} begin as empty forms there.",
      ],
    },
    {
      title: "Rewrite what is still the example’s",
      also: "privacy policy gdpr personal data demo",
      steps: [
        "Read {home}, {about}, {contactPage}, {trustPage} and each page under {packages} once to the end, and make them yours: people, offices, accounts and dates there are invented.",
        "Open {home}, then {privacyPage}: it tells visitors what you keep of them, and for how long. Read each part, change what is not so with you, and press the large button below.",
        "{socialGroup} and the {templates} to answer enquiries with are the example’s too.",
        "Visas, papers and licences are in {trash} now, above their lists: bring back what you can use, and read it as your own.",
      ],
    },
    {
      title: "See that mail goes out",
      also: "test mail email enquiries reach me notification",
      steps: [
        "Open {settings}, then {systemPlace}, and press {checkEverything}: a mail is sent to you. Look for it in your mailbox, also among advertising.",
        "Beside the word Mail stands whether it went out, and what to do if not; that is for whoever runs the server. Until then enquiries stand under {enquiries}, but nobody gets a mail about them.",
      ],
    },
    {
      title: "Find anything",
      steps: [
        "Press {findOrDo} in the bar, or Ctrl and K.",
        "Type a name, a telephone number, or what you want to do.",
      ],
    },
  ],
} as const;

export const writing = {
  title: "Write and publish",
  text: "What you type is kept while you type. Visitors see it when you publish, not before.",
  how: [
    {
      title: "Write a post",
      steps: [
        "Open {blog} and press {createNewBlog}.",
        "Give it a title, the text, a picture, a type and a link; below {blogLink} one is offered that you need only press. Text from Word or a website can be pasted: it is cleaned.",
        "Look at it with {preview}. Then press {createBlog}: it is public.",
      ],
    },
    {
      title: "Change something that is public",
      steps: [
        "Open it and write. Your changes wait: visitors go on seeing what was there.",
        "Press the large button below, such as {updateBlog} or {update}. To plan a moment, press the arrow beside it, then {publishLater}.",
      ],
    },
    {
      title: "Get back what was there before",
      steps: [
        "Open {history} in the editor. Each version stands there with its day and its author.",
        "Open one, compare it with now, and press {restoreThis}. It waits, and is public once you press the large button below. Nothing is lost by that.",
        "What you delete lies in {trash} for 30 days: posts, pages, departures, visas, requirements and licences. {trash} stands above their list.",
      ],
    },
  ],
} as const;

export const departures = {
  title: "Departures and prices",
  text: "Each journey of a package with its days, prices and seats. What is over leaves the site by itself.",
  how: [
    {
      title: "Add departures",
      steps: [
        "Open {packages}, then {departures}. Press {addDeparture} for one, fill it in, then press {publishDeparture}.",
        "For many, press {pasteRows}, paste the rows of your spreadsheet with the line that names the columns, and press {checkRows}. Mistakes are said by row.",
        "They arrive as drafts: the bar below the table publishes them together.",
      ],
    },
    {
      title: "Take a departure off the site",
      steps: [
        "Press the three points beside it, then {deleteDeparture}. Visitors do not see it any more; it lies in {trash} for 30 days.",
        "Only the seats are gone? Open it and choose {full} under {seats}: visitors can ask to be told when one is free.",
      ],
    },
    {
      title: "Change many prices or days at once",
      steps: [
        "Choose the rows in the table.",
        "Change prices by percent, or move the days. You see a list of what would change first.",
        "Publish all of it together, or throw it away.",
      ],
    },
    {
      title: "Tell those who wait for a seat",
      steps: [
        "Open {enquiries}, then {toldWhen}. Whoever asked for a full departure, or waits for a price, stands there.",
        "When seats are free again, the text is filled in for WhatsApp or mail. Send it, then press {markTold}.",
      ],
    },
  ],
} as const;

export const papers = {
  title: "Lists of papers",
  text: "Which papers a visa takes, as visitors answer a few questions. Each list says when it was last looked through.",
  how: [
    {
      title: "Change what a visa takes",
      steps: [
        "Open {packages}, then {papersPage}: each paper stands there once. Open one: below it stands which visas ask for it.",
        "Change it there, and every list that uses it changes when you publish.",
        "Under {visas} you choose which papers belong to a visa, and for whom.",
      ],
    },
    {
      title: "Say that a list is still right",
      steps: [
        "After 60 days {today} reminds you; after 90 the page itself tells visitors.",
        "Check it at the embassy, open it under {visas}, and press {reviewedToday}.",
      ],
    },
  ],
} as const;

export const pictures = {
  title: "Pictures",
  text: "Large photographs are fine: the site makes them small for telephones by itself.",
  how: [
    {
      title: "Add pictures",
      steps: [
        "Open {media} and press {uploadPictures}, or drop them there, or paste one.",
        "Say in {whatItShows} what is in it, for people who cannot see it.",
        "Move the focus point to what must stay in view when the picture is cut. Then save it.",
      ],
    },
    {
      title: "Delete a picture",
      steps: ["Open it. Where it is used stands there: it can be deleted once nothing shows it."],
    },
  ],
} as const;

export const languages = {
  title: "Bangla and Arabic",
  text: "The site speaks three languages. What is not translated yet stands in English, and says so.",
  how: [
    {
      title: "Show a language",
      steps: [
        "Open {settings}, then {languagesPlace}, and switch it on. The words of the site are translated already.",
        "What you wrote yourself is listed there: open what is missing, translate it beside the English text, and press the large button below: only then is it public.",
      ],
    },
    {
      title: "When the English text changes",
      steps: [
        "The list says what is older than its English text.",
        "Open it: what changed is marked. Change the translation, or press {stillFits}.",
      ],
    },
  ],
} as const;
