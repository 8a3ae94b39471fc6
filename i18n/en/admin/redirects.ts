export const movedAddresses = "Moved addresses";
export const movedText =
  "When an address changes, the old one leads to the new one for ever. Links on other sites and in old messages go on working.";
export const pasteMany = "Paste many";
export const add = "Add";
export const adding = "Adding";
export const cancel = "Cancel";
export const addTitle = "Lead an old address on";
export const from = "Old address";
export const fromHint = "What people ask for, for example /umrah-package.html or /?p=123.";
export const to = "New address";
export const toHint = "A page of this site, such as /packages/umrah, or a whole https address.";
export const added = "{from} leads to {to} now.";
export const nothingHasChanged = "Nothing has changed. {message}";

export const askedFor = "Asked for, but not there";
export const askedForText = "Counted once a day for each visitor; nothing is kept about them.";
export const timesSince = {
  one: "{count} time since {day}",
  other: "{count} times since {day}",
} as const;
export const leadTo = "Lead to {to}";
export const leadFromTo = "Lead {path} to {to}";
export const chooseWhere = "Choose where …";
export const chooseWhereFor = "Choose where {path} leads";
export const elsewhere = "Elsewhere …";
export const leavePath = "Leave {path} as it is";
export const left = "{path} is left as it is.";

export const all = { one: "All {count}", other: "All {count}" } as const;
export const found = { one: "{count} found", other: "{count} found" } as const;
export const search = "Search";
export const searchPlaceholder = "Part of an address";
export const since = "Since";
export const used = "Used";
export const byNewLink = "{day}, by a new link";
export const times = { one: "{count} time", other: "{count} times" } as const;
export const neverUsed = "not used yet";
export const inTrash = "Nowhere: its post is in the trash";
export const removeFrom = "Remove {from}";
export const askToRemove = "Remove {from}?";
export const removeText = "Whoever asks for it is told that there is no such page.";
export const keepIt = "Keep it";
export const remove = "Remove";
export const removed = "{from} leads nowhere now.";
export const showOlder = "Show older ones";
export const noneYet = "No address has moved yet";
export const noneYetText =
  "Change the link of a post, and its old address appears here by itself. Addresses of an old website can be added.";
export const noneFound = "No moved address has “{q}” in it.";
export const notLoaded = "The moved addresses could not be loaded";

export const pasteTitle = "Paste many";
export const pasteText =
  "An old and a new address on each line, with a space, a tab, a comma or an arrow between.";
export const lines = "Addresses";
export const linesExample = "/old-page.html /contact";
export const check = "Check";
export const checking = "Checking";
export const change = "Change lines";
export const right = {
  one: "{count} address is right.",
  other: "{count} addresses are right.",
} as const;
export const knownAlready = {
  one: "{count} line says what is there already.",
  other: "{count} lines say what is there already.",
} as const;
export const wrong = {
  one: "{count} line has a mistake:",
  other: "{count} lines have mistakes:",
} as const;
export const badLine = "Line {line}";
export const moreBad = "and {count} more";
export const nothingToAdd = "There is nothing to add.";
export const addSome = { one: "Add {count}", other: "Add {count}" } as const;
export const addedSome = {
  one: "{count} address leads on now.",
  other: "{count} addresses lead on now.",
} as const;
export const changedMeanwhile = "You have changed the lines since. Check them again.";
export const mayBeAdded =
  "No answer came, so they may be added already. Press the button again: what is there already is not added twice.";
export const leaving = "The lines that you pasted are not added.";
