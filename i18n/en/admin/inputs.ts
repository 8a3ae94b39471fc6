export const whatItShows = "What it shows";
export const altHint = "Read out to people who cannot see it. One sentence.";
export const colourPicker = "{label}: picker";
export const thisColour = "This colour";
export const contrastGood = "Good to read: its contrast is {ratio} to 1.";
export const opensNewTab = "(opens in a new tab)";
/** By what is asked of. */
export const linkIsFree = {
  blogs: "No other post uses this link",
  pages: "No other page has this address",
} as const;
export const linkIsOurs = "This website needs this address itself";
export const useLink = "Use {link}";
export const uploadingFile = "Uploading {name}";
export const onlyOneTaken = "One picture fits here: {name} was taken, the others were not.";
export const fileNotUploaded = "{name} is not uploaded. {message}";
export const pictureAtAddress = "The picture at this address";
export const dropPicture = "Drop a picture here";
export const rowOf = "{label}, row {number}";
export const moveRowUp = "Move row {number} up";
export const moveRowDown = "Move row {number} down";
export const removeRow = "Remove row {number}";
export const remove = "Remove";
export const decorative = "Decorative: it says nothing that the words beside it do not";
export const linkTaken = {
  blogs: "Another post uses this link: {thing}",
  pages: "Another page has this address: {thing}",
} as const;
export const oneALine = "One a line";
export const oneALineHint = "Each line is one.";
export const holdsComma =
  "“{item}” holds a comma. If it should be two, put a space after the comma.";
export const choose = "Choose";
/** {one} is what is added; "vowel": it begins with one. */
export const addOne = { plain: "Add a {one}", vowel: "Add an {one}" } as const;
export const aPictureFor = "a picture for {label}";
export const pasteMapLink = "Paste a link of a map";
export const mapLinkHint =
  "From Google Maps, Apple Maps or OpenStreetMap: it fills in the three numbers below.";
export const placeTaken = "The place is taken over below.";
export const noPlaceInLink =
  "This link does not say where it is. Open it, and copy the long address that the map shows then.";
/** When an office is open. */
export const officeHours = {
  notSaid: "Not said",
  asAgency: "As the agency, in the settings",
  own: "Days and times of its own",
  lines: "Days and times",
} as const;
