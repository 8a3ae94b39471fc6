export const edit = "Edit";
export const editTitle = "Edit {title}";
export const deleteIt = "Delete";
export const deleteTitle = "Delete {title}";
export const askToDelete = "Delete {title}?";
export const fillIn = "Fill in the {label}.";
export const untitled = "No title yet";
export const undo = "Undo";
export const sureDraftText = "Nobody but staff has seen it.";
export const restorableText = "You can restore it from the trash for 30 days.";
export const keepIt = "Keep it";
export const trash = "Trash";
export const trashText = "Each can be brought back for 30 days. Then it is gone for good.";
export const nothingIsDeleted = "Nothing is deleted";
export const trashedDates = "Deleted {deleted}, kept until {end}";
export const restore = "Restore";
export const restoreTitle = "Restore {title}";
export const addressTaken =
  "Another one has its address by now. Change the address of that one first.";
export const notInTrash =
  "It is not in the trash any more: load the page again to see where it is.";
