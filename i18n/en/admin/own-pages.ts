export const pages = "Pages";
export const pagesText =
  "Pages of your own, such as terms or a price list. Each has its address, and a place in the footer if you like.";
export const newPage = "New page";
export const editPage = "Edit page";
export const publishPage = "Publish page";
export const updatePage = "Update page";
export const published = "The page is public.";
export const updated = "The page is updated.";
export const notPublished = "The page is not published. {message}";
export const visibleOnPublish = "Visible to everyone as soon as you publish it";
export const allPages = "All pages";
export const pageDetails = "Page details";
export const noAddress = "No address yet";
export const inFooter = "In the footer";
export const view = "View";
export const viewTitle = "View {title} (opens in a new tab)";
export const sureToDelete = "Delete this page?";
export const sureText = "Visitors do not see it any more, and its address leads nowhere.";
export const deleted = "Page deleted. It is kept for 30 days.";
export const noneYet = "No pages yet";
export const noneYetText = "The first one will appear here. Terms of Service is a good beginning.";
export const trashEmptyText = "A page that you delete will wait here.";
export const noSuchPage = "There is no page with this address.";
export const notLoaded = "This page could not be loaded";
export const trashNotLoaded = "The deleted pages could not be loaded";
export const inTrash = {
  stillThere: "The page is still there. {message}",
  stillDeleted: "The page is still deleted. {message}",
  isBack: "The page is back.",
} as const;
