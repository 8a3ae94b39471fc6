/** What could not be kept, in the order in which it is said. */
export const losses = {
  pictures: { one: "{count} picture", other: "{count} pictures" },
  comments: { one: "{count} comment", other: "{count} comments" },
  changes: {
    one: "the mark of {count} tracked change",
    other: "the marks of {count} tracked changes",
  },
  textBoxes: { one: "the frame of {count} text box", other: "the frames of {count} text boxes" },
  formulas: { one: "{count} formula", other: "{count} formulas" },
  calculations: {
    one: "the calculation behind {count} cell",
    other: "the calculations behind {count} cells",
  },
  embedded: { one: "{count} embedded object", other: "{count} embedded objects" },
  fields: { one: "{count} form field", other: "{count} form fields" },
  ticks: { one: "{count} checkbox", other: "{count} checkboxes" },
  raised: {
    one: "the height of {count} raised or lowered word",
    other: "the height of {count} raised or lowered words",
  },
  links: { one: "{count} link to a file", other: "{count} links to files" },
  pictureLinks: { one: "the link of {count} picture", other: "the links of {count} pictures" },
  columns: { one: "the columns of {count} section", other: "the columns of {count} sections" },
  cells: {
    one: "the size of {count} very large cell",
    other: "the size of {count} very large cells",
  },
  hidden: { one: "{count} hidden passage", other: "{count} hidden passages" },
} as const;
export const and = "{things} and {last}";
export const notKept = "Pasted. {things} could not be kept.";
export const dropPictures = "Save such pictures as files and drop them into the text.";
export const undo = "Undo";
export const close = "Close";
export const pictureComing = "Picture coming in: {name}";
export const tryAgain = "Try again";
export const takeOut = "Take out";
export const pastedName = "Pasted picture {number}";
export const lostOnTheirWay = {
  one: "{count} picture was still on its way and is not in the text. Look for it in the library.",
  other:
    "{count} pictures were still on their way and are not in the text. Look for them in the library.",
} as const;
export const elsewhere = {
  one: "{count} picture lies on another site ({sites}) and is loaded from there.",
  other: "{count} pictures lie on other sites ({sites}) and are loaded from there.",
} as const;
export const takeThemIn = "Take in";
export const leaveThemOut = "Leave out";
export const keepThemThere = "Keep as is";
export const takingIn = "Taking in {number} of {count}";
export const notTakenIn = {
  one: "{count} picture could not be taken in. {message}",
  other: "{count} pictures could not be taken in. {message}",
} as const;
