export const nameOfAgency = "The name of your agency";
export const nameOfAgencyText = "And the words in the footer";
export const contactFacts = "Phone numbers, address and hours";
export const contactFactsText = "They change on every page at once";
export const markAndColour = "Your mark and colour";
export const markAndColourText = "Also in browser tabs";
export const noticeAtTop = "The notice at the top";
export const noticeAtTopText = "Your own words, or none";
export const privacyPolicy = "The privacy policy";
export const readItOnceAnd = "Read it once, and make it yours";
export const firstPackage = "Your first package";
export const firstPackageText = "Umrah, Hajj, tours or visas";
export const mail = "Mail";
export const mailText = "So that enquiries reach you when you are elsewhere";
export const firstDay = "Your first day";
export const done = "Done";
export const hideThisListOn = "Hide this list on this device";
export const fillIn = 'Fill in "{label}".';
export const fillInOfSlide = 'Fill in "{label}" of slide {number}.';
export const homeUpdated = "Home updated successfully!";
export const homeNotUpdated = "Failed to update home.";
export const errorOccurred = "An error occurred.";
export const homePage = "Home page";
export const homeText =
  "Change the words and pictures visitors see first. Nothing changes on the site until you press Update home.";
export const homePreview = "The home page as it will stand";
export const partsOfHome = "Parts of the home page";
export const updateHome = "Update home";
export const demoNotRemoved = "Nothing was removed. {message}";
export const demoRemoved = "The demo content is removed.";
export const removeDemo = "Remove the demo content";
export const askToRemoveDemo = "Remove the demo content?";
export const keepIt = "Keep it";
export const remove = "Remove";
export const demoPeople = "The invented people leave the pages About and Check it is us.";
export const demoPagesStay = "Pages and packages stay, for you to rewrite.";
export const dragSlide = "Drag to another place";
export const noHeadline = "No headline yet";
export const moveSlideUp = "Move slide {number} up";
export const moveSlideDown = "Move slide {number} down";
export const addSlide = "Add a slide";
export const inExampleWords = "Visitors still read words of the example here. Write your own:";
export const pagesInExampleWords = {
  one: "{count} page is still in words of the example",
  other: "{count} pages are still in words of the example",
} as const;
export const stepsDone = "{done} of {all} done";
export const demoPosts = {
  one: "{count} post that nobody has changed can be restored from the trash for 30 days.",
  other: "{count} posts that nobody has changed can be restored from the trash for 30 days.",
} as const;
export const demoEntries = {
  one: "So can {count} departure, visa, paper or licence.",
  other: "So can {count} departures, visas, papers and licences.",
} as const;
export const demoEnquiries = {
  one: "{count} example enquiry from invented people are deleted for good.",
  other: "{count} example enquiries from invented people are deleted for good.",
} as const;
export const slide = "Slide {number}";
export const removeSlide = "Remove slide {number}";
export const peopleWait = {
  one: "{count} person waits for a first answer",
  other: "{count} people wait for a first answer",
} as const;
export const allWaiting = "All {count}";
export const slideField = "Slide {number}: {label}";
export const partField = "{part}: {label}";
export const parts = {
  marquee: "News line",
  slides: "Slides",
  introduction: "Introduction",
  blog: "Blog heading",
  contact: "Contact",
} as const;
