export const preview = "Preview";
export const notPublicYet = "Preview: this is not public yet";
export const asItWas = "As it was on {at}. Visitors do not see this";
export const backToEditor = "Back to the editor";
export const thisPage = "This page, for staff";
export const published = "Published";
export const changesWait = "Changes not public";
export const goesPublic = "Changes go public {moment}";
export const openEditor = "Open the editor";
export const hide = "Hide until the next page";
export const editHere = "Edit here";
export const fieldOfRow = "{label} of {one} {number}";
export const itemOfList = "{label}, {number}";
export const editing = "Editing this page";
export const everythingPublic = "Everything here is public";
export const saving = "Saving";
export const savedAt = "Saved {time}, not public yet";
export const savedAll = "Saved {time}, not public yet: {titles}";
export const goesPublicAt = "Goes public {moment}";
export const cancel = "Cancel";
export const failed = {
  kept: {
    not: "{title} is not saved. {message}",
    perhaps: "No answer came: {title} may be saved already. Try again to see.",
  },
  done: {
    not: "{title} stays as it is. {message}",
    perhaps: "No answer came: it may be done already for {title}. Try again to see.",
  },
} as const;
export const backupPutBack =
  "A backup was put back since {title} was saved. Open the editor to look at both.";
export const changedToo =
  "Somebody changed the same words of {title}. Open the editor to look at both.";
export const keptOnDevice = "It is kept on this device; the editor offers it.";
export const signInFirst = "You are signed out. Sign in in another tab, then try again.";
export const undo = "Undo";
export const redo = "Redo";
export const done = "Done";
export const publish = "Publish";
export const publishing = "Publishing";
export const count = { one: "{count} character", other: "{count} characters" } as const;
export const readBest = "; about {best} read best";
export const enterKey = "Enter";
export const enterKeeps = "keeps it";
export const enterAdds = "keeps it, at its end adds one";
export const escKey = "Esc";
export const escPutsBack = "puts it back";
export const addBelow = { plain: "Add a {one} below", vowel: "Add an {one} below" } as const;
export const moveUp = "Move this {one} up";
export const moveDown = "Move this {one} down";
export const removeIt = "Remove this {one}";
export const fieldElsewhere = "{title}: {label}";
export const keep = "Keep";
export const putBack = "Put back";
export const changePicture = "Change picture";
export const changePictureOf = "Change picture: {label}";
export const useThisPicture = "Use this picture";
export const upload = "Upload";
export const allPictures = "All pictures";
export const pictureAt = "Picture at {address}";
export const comesWith = "Its description comes with it: {said}";
export const close = "Close";
export const writeText = "Write: {label}";
export const finishText = "Done with the text";
export const open = "Open";
export const fromForm = {
  slideButton: "The words of the button come from where it leads.",
  video: "The video is chosen in the editor.",
  posts: "Posts come from Blog.",
  hours: "Opening hours come from Contact and hours.",
  map: "The map comes from the editor.",
  social: "These links come from Social links.",
} as const;
