export const link = "Link";
export const linkHint = "A page of this site, for example /packages/umrah, or a whole address.";
export const setLink = "Set link";
export const picture = "Picture";
export const pictureHint = "One of your own, or the address of any picture.";
export const addPicture = "Add picture";
export const addressNeeded = "Enter an address, for example https://example.com or /contact.";
export const chooseFromLibrary = "Choose from the library";
export const address = "Address";
export const whatItShows = "What it shows";
export const altHint = "Read out to people who cannot see it.";
export const removeLink = "Remove link";
export const fontIs = "Font: {label}";
export const alignment = "Alignment";
export const noColour = "No colour";
export const textFormatting = "Text formatting";
export const heading1 = "Heading 1";
export const heading2 = "Heading 2";
export const normal = "Normal";
export const bold = "Bold";
export const italic = "Italic";
export const underline = "Underline";
export const textColour = "Text colour";
export const backgroundColour = "Background colour";
export const blockquote = "Blockquote";
export const codeBlock = "Code block";
export const orderedList = "Ordered list";
export const bulletList = "Bullet list";
export const undo = "Undo";
export const redo = "Redo";
export const noWordsYet = "No words yet";
export const lengthCounted = {
  one: "{count} word, about {minutes} to read",
  other: "{count} words, about {minutes} to read",
} as const;
export const minutes = { one: "{count} minute", other: "{count} minutes" } as const;
export const fonts = {
  "sans-serif": "Sans Serif",
  serif: "Serif",
  monospace: "Monospace",
} as const;
export const alignments = {
  left: "Left",
  center: "Centre",
  right: "Right",
  justify: "Justify",
} as const;
export const colours = {
  green: "Green",
  blue: "Blue",
  red: "Red",
  brown: "Brown",
  yellow: "Yellow",
  grey: "Grey",
} as const;
export const heading3 = "Heading 3";
export const rule = "Line across";
export const caption = "Caption";
export const direction = "Direction of the paragraph";
export const directions = {
  auto: "As its first words",
  ltr: "Left to right",
  rtl: "Right to left",
} as const;
export const table = {
  label: "Table",
  insert: "Insert a table",
  rowBelow: "Row below",
  columnAfter: "Column after",
  headerRow: "First row as heading",
  deleteRow: "Delete row",
  deleteColumn: "Delete column",
  deleteTable: "Delete table",
} as const;
export const onlyDecoration = "Only decoration";
export const setPicture = "Update picture";
export const noDescriptionYet = "No description yet";
export const find = "Find and replace";
export const findWhat = "Find";
export const replaceBy = "Replace by";
export const matchCase = "Match case";
export const previous = "Previous";
export const next = "Next";
export const replace = "Replace";
export const replaceAll = "Replace all";
export const foundAt = "{number} of {count}";
export const foundNothing = "Nothing found";
export const replaced = "Replaced {count}.";
export const closeFind = "Close find";
