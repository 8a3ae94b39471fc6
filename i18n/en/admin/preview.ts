export const movingLine = "News line";
export const slideNumber = "Slide {number}";
export const introduction = "Introduction";
export const blogHeading = "Blog heading";
export const contact = "Contact";
export const pagePreview = "The page as it will stand";
export const preview = "Preview";
export const postPreview = "The post as it will stand";
export const livePreview = "Live preview";
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
