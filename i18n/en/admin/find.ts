export const findOrDo = "Find or do";
export const placeholder = "A name, a number, a title";
export const close = "Close";
export const escapeKey = "Esc";
export const enterKey = "Enter";
export const controlEnter = "Ctrl Enter";
export const choose = "choose";
export const open = "open";
export const newTab = "new tab";
export const byNumber = "Also by phone number";
export const found = "Found";
export const lastOpened = "Last opened";
export const nothingFound = "Nothing is called “{q}”. Try fewer letters.";
export const notFound = "Posts, pages, enquiries and pictures could not be asked for. {message}";
export const groups = {
  do: "Do",
  goTo: "Go to",
  posts: "Posts",
  pages: "Pages",
  enquiries: "Enquiries",
  pictures: "Pictures",
  settings: "Settings",
} as const;
export const pageNotPublic = "Not public";
export const uploadPicture = "Upload a picture";
export const leadOn = "Lead an old address on";
export { invite } from "./accounts.ts";
export { newPage } from "./own-pages.ts";
export { createNewBlog } from "./posts.ts";
export { blog, media, packageTitle as package, settings } from "./shell.ts";
