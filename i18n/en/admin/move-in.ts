import type { ImportSource, ImportState } from "#contracts/import.ts";

export const moveIn = "Move in";
export const notLoaded = "What was taken over could not be loaded";
export const text =
  "Posts, pages and pictures of another site come here, with their dates and old addresses.";
export const fromFile = "From {source}: {name}, {size}";
export const fromAddress = "From {source}: {name}";

export const steps = {
  choose: { title: "Where from", text: "Old site, WordPress, Ghost" },
  look: { title: "Look first", text: "Nothing is changed" },
  take: { title: "Take over", text: "Can be stopped" },
  report: { title: "Report", text: "Can be undone" },
} as const;
export const stepsName = "Steps of moving in";

export const sources = {
  site: "Old site",
  wordpress: "WordPress",
  ghost: "Ghost",
} as const satisfies Record<ImportSource, string>;
export const sourceTexts = {
  site: "By its address. Its pages must still be there.",
  wordpress: "By a file: in WordPress choose Tools, Export, All content.",
  ghost: "By a file: in Ghost choose Settings, Migration tools, Export content.",
} as const satisfies Record<ImportSource, string>;
export const whereFrom = "Where does it come from?";
export const address = "Address of the old site";
export const addressHint = "As a browser opens it, for example https://www.example.com";
export const ghostAddress = "Address of the site of Ghost";
export const ghostAddressHint = "Its pictures are fetched from there. Without it they stay away.";
export const file = "File";
export const fileHint = "500 MB at most.";
export const noFile = "Choose a file.";
export const noAddress = "Write the address.";
export const tooLarge =
  "This file is larger than 500 MB. Export it in several parts, and take over one after another.";
export const lookFirst = "Look what would come";
export const sending = "Sending, {percent}%";
export const beginning = "Beginning";
export const earlier = "Earlier";
export const open = "Open";
export const openNamed = "Open {name}";

export const wouldCome = "What would come";
export const hasCome = "What came";
export const downloadList = "Download the list";
export const downloadReport = "Download the report";
export const counts = {
  posts: "Posts",
  drafts: "Posts, as drafts",
  pages: "Pages, as drafts",
  documents: "Home page and packages",
  pictures: "Pictures",
  addresses: "Old addresses led on",
} as const;
export const picturesOf = "{count}, {size}";

export const toKnow = "What you should know";
export const nothingToKnow = "Everything comes as it is.";
export const groups = {
  changed: "Changed on the way",
  taken: "Links that are taken",
  "left-out": "Left out",
} as const;
export const noteLine = "{said}.";
export const noteNames = "{said}: {names}.";
export const noteNamesMore = "{said}: {names} …";
export const takenLine = "{wished} is here already. The old post becomes {link}.";
export const takenOut = "{wished} is here already. The old post is left out.";
export const change = "Change";
export const changeNamed = "Change the link of “{title}”";
export const leaveOut = "Leave the old one out";
export const leaveOutNamed = "Leave “{title}” out";
export const takeIn = "Let it come";
export const takeInNamed = "Let “{title}” come";
export const newLink = "Link";
export const newLinkHint = "Latin letters, digits and hyphens.";
export const keepLink = "Cancel";
export const saveLink = "Change";
export const savingLink = "Changing";

export const canBeUndone = "A backup of today is made first. Afterwards you can undo all of it.";
export const changeFile = "Change the file";
export const changeAddress = "Change the address";
export const takeOver = {
  one: "Take over {count} post",
  other: "Take over {count} posts",
} as const;
export const takeAllOver = "Take it over";

export const progress = {
  texts: "{done} of {all} posts and pages",
  pictures: "{done} of {all} pictures",
  addresses: "Old addresses",
} as const;
export const progressRead = {
  texts: "{done} things read",
  pictures: "{done} of {all} pictures looked for",
  addresses: "Old addresses",
} as const;
export const states = {
  reading: "Looking through",
  looked: "Looked through",
  running: "Taking over",
  stopped: "Stopped",
  done: "Taken over",
  undoing: "Undoing",
  undone: "Undone",
  failed: "Could not be read",
} as const satisfies Record<ImportState, string>;
export const goesOnAlone = "You may leave this page: it goes on by itself.";
export const stop = "Stop";
export const stoppedText = "What is there stays. Go on whenever you like: nothing comes twice.";
export const goOn = "Go on";
export const doneText = "Everything is here. Look through the drafts and publish what you like.";
export const undoneText = "All of it is gone, as if it had never come.";
export const undo = "Undo all of it";
export const askUndo = "Undo all of it?";
export const undoText =
  "Posts, pages and pictures that came go again, and old addresses lead nowhere. What you have changed since goes to the trash.";
export const keepIt = "Keep it";
export const another = "Move in from elsewhere";
export const failedTitle = "It could not be read; nothing was changed.";
