export const chooseAPicture = "Choose a picture";
export const useThisPicture = "Use this picture";
export const pictureStillThere = "The picture is still there. {message}";
export const pictureDeleted = "Picture deleted.";
export const whereItIsUsed = "Where it is used";
export const nowhereYet = "Nowhere yet.";
export const deletePicture = "Delete picture";
export const keptWhileUsed = "It can be deleted once nothing shows it.";
export const askToDelete = "Delete this picture?";
export const deleteText = "Its file and all its sizes go for good.";
export const keepIt = "Keep it";
export const deleteIt = "Delete";
export const saving = "Saving";
export const save = "Save";
export const focusPoint = "Focus point";
export const focusHint = "Press on what must stay in view when the picture is cropped.";
export const leftToRight = "Left to right";
export const topToBottom = "Top to bottom";
export const picture = "Picture";
export const pictureSaved = "Picture saved.";
export const pictureNotSaved = "The picture is not saved. {message}";
export const notSavedYet = "Not saved yet";
export const address = "Address";
export const focusAt = "{x}% from the left, {y}% from the top";
export const yes = "Yes";
export const no = "No";
export const altNeeded = "Say what the picture shows, or mark it as decorative.";
export const altTooLong = "Shorten this to {most} letters.";
export const whatItShows = "What it shows";
export const decorative = "Decorative";
export const kindsOfPictures = "Kinds of pictures";
export const pictures = "Pictures";
export const illustrations = "Illustrations";
export const searchPictures = "Search pictures";
export const illustrationsText = "Drawn for the site. They weigh little and fit everywhere.";
export const picturesNotLoaded = "The pictures could not be loaded";
export const noPictureFound = "No picture says that. Try fewer letters.";
export const noPictures = "No pictures yet. The first one will appear here.";
export const showMorePictures = "Show more pictures";
export const uploadPictures = "Upload pictures";
export const orDrop = "or drop or paste them here";
export const saysNothingYet = "No description yet";
export const tooLarge = "This file is larger than 20 MB. Make it smaller, then choose it again.";
export const uploads = "Uploads";
export const leaveItOut = "Leave it out";
export const uploading = "Uploading";
export const makingSizes = "Making sizes";
export const progressOf = "{name}, progress";
export const waitingForItsTurn = "Waiting for its turn";
export const media = "Media";
export const addressCopied = "The address is copied.";
export const addressIs = "The address is {address}";
export const mediaText = "Your pictures, and the illustrations that come with the site.";
export const facts = "{width} × {height} pixels, {size}";
export const onlyUndescribed = "Shown: pictures without a description.";
export const showAllPictures = "Show all pictures";
export const pictureGone = "Somebody has deleted this picture meanwhile.";
export const describedMeanwhile =
  "Meanwhile somebody wrote: “{alt}”. Press once more to put yours in its place.";
export const decorativeMeanwhile =
  "Meanwhile somebody marked it as decorative. Press once more to put yours in its place.";
export const later = "Later";
export const haveComeIn = {
  one: "{count} picture has come in. In the picture library it can be described.",
  other: "{count} pictures have come in. In the picture library they can be described.",
} as const;
export const didNotComeIn = {
  one: "{count} file did not come in. {message} It waits in the picture library.",
  other: "{count} files did not come in. {message} They wait in the picture library.",
} as const;
