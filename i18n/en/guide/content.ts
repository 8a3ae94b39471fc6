/** What stands in braces is what the button or the page is called: `app/admin/guide/guide-labels.ts`. */
export const firstDay = {
  title: "Your first day",
  text: "From the example agency to your own, in about an hour. Nothing is public before you say so, and everything can be undone.",
  how: [
    {
      title: "Put your own name, numbers and addresses in",
      steps: [
        "Open {settings}, then {agencyGroup}: your name, what you do in one line, who leads the agency.",
        "Open {contactGroup}: telephone, WhatsApp, offices, opening hours. Visitors see at once whether you are open.",
        "Open {lookGroup} for your logo and your colour. The preview shows what visitors will see.",
      ],
    },
    {
      title: "Take the examples away",
      steps: [
        "Open {home}. As long as examples are there, a list says what is left of them.",
        "Press the button there that removes the demo content. What you have changed yourself stays.",
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
        "Give it a title, a type, a picture and the text. Text from Word or a website can be pasted: it is cleaned.",
        "Look at it with {preview}. Then press {createBlog}: it is public.",
      ],
    },
    {
      title: "Change something that is public",
      steps: [
        "Open it and write. Your changes wait: visitors go on seeing what was there.",
        "Press {publish} when they are right, or plan a moment for it.",
      ],
    },
    {
      title: "Get back what was there before",
      steps: [
        "Open {history} in the editor. Each version stands there with its day and its author.",
        "Open one, compare it with now, and restore it. Nothing is lost by that: the version of now stays in the list.",
        "What was deleted lies in {trash} for 30 days.",
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
        "Open {packages}, then {departures}. Press {addDeparture} for one.",
        "For many, copy the rows of your spreadsheet and paste them: each row is checked, and mistakes are said by row. They wait until you publish them.",
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
        "Open {enquiries}, then {toldWhen}. Whoever asked for a full departure stands there.",
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
        "Open {packages}, then {papersPage}: each paper stands there once, and says which visas ask for it.",
        "Change it there, and every list that uses it changes when you publish.",
        "Under {visas} you choose which papers belong to a visa, and for whom.",
      ],
    },
    {
      title: "Say that a list is still right",
      steps: [
        "Every 90 days {today} reminds you of lists that nobody has looked through.",
        "Check it at the embassy, then press {reviewedToday}.",
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
        "Move the focus point to what must stay in view when the picture is cut.",
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
        "What you wrote yourself is listed there: open what is missing and translate it beside the English text.",
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
