export const movingLine = "News line";
export const slideNumber = "Slide {number}";
export const introduction = "Introduction";
export const blogHeading = "Blog heading";
export const contact = "Contact";
export const pagePreview = "The page as it will stand";
export const preview = "Preview";
export const postPreview = "The post as it will stand";
export const livePreview = "Live preview";
export const editedPart = "Editing: {label}";
export const notShown =
  "This cannot be shown as it is typed just now. Everything stays in the form.";
export const previewSize = "Preview size";
export const phone = "Phone";
export const computer = "Computer";
export const howItWillLook = "How it will look";
export const sampleHeading = "Umrah with your family";
export const sampleText = "Prices come in writing, before you pay for anything.";
export const getStarted = "Get Started";
export const readMore = "Read more";
/** Of a package page. */
export const packageParts = {
  banner: "Banner",
  descriptionAndServices: "Description and services",
  details: "Details",
  ending: "Ending",
} as const;
export const sharePreviewDots = "Share preview …";
export const forSomebody = "For somebody without an account";
export const sharePreview = "Share preview";
export const shareText =
  "Whoever has the address sees these changes on the real page, as they are when they look. Nothing public changes.";
export const makingAddress = "Making the address";
export const address = "Address";
export const copy = "Copy";
export const addressCopied = "Address copied.";
export const addressNotCopied = "The address could not be copied. Select it and copy it yourself.";
export const worksUntil = "It works for 7 days, until {moment}, or until these changes go public.";
export const sharedBefore =
  "{name} shared these changes already. That address works until {moment}. For safety it was shown only once; a new one takes its place, and the old one stops working.";
export const makeNewAddress = "Make a new address";
export const withdrawIt = "Withdraw it";
export const withdrawn = "Withdrawn. The address shows nothing any more.";
export const sendOnWhatsApp = "Send on WhatsApp";
export const nothingToShare = "There is nothing to share: everything here is public.";
export const noTab = "The browser did not open a tab. Allow it for this site, and press again.";
/** Of the list of papers: which visitor. */
export const whoLooks = "Who looks at it";
export const workedAbroad = "Worked abroad";
