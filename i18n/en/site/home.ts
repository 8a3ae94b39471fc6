export const latestNews = "Latest news";
export const showNews = "Show all the news";
export const pauseNews = "Pause the moving text";
export const highlights = "Highlights";
export const carousel = "carousel";
export const slide = "slide";
export const slideOf = "{number} of {count}";
export const showSlide = "Slide {number} of {count}";
export const play = "Play slides";
export const pause = "Pause slides";
export const previous = "Previous slide";
export const next = "Next slide";
/** On the button of a slide, by where it leads. */
export const actions = {
  umrah: "See Umrah packages",
  hajj: "See Hajj packages",
  tours: "See tour packages",
  studentVisa: "See student visas",
  workVisa: "See work visas",
  getStarted: "Get Started",
  contact: "Contact us",
  other: "Read more",
} as const;
export const planning = "What are you planning?";
export const plans = {
  umrah: { label: "Umrah", line: "Visa, flights, hotels near the Haram" },
  hajj: { label: "Hajj", line: "Registration to return, guided" },
  tours: { label: "Tours", line: "Private family trips" },
  studentVisa: { label: "Student Visa", line: "Admission, file and interview" },
  workVisa: { label: "Work Visa", line: "Permits and contract checks" },
} as const;
export const knowMore = "Know More";
export const viewAll = "View All";
export const video = "Video";
export const watchVideo = "Watch the video";
export const fromYouTube = "From YouTube";
export const fromOurBlog = "From our blog";
export const noPosts = { title: "No posts yet", text: "Advice will appear here." } as const;
export const noneOfType = {
  title: "No posts of this type",
  text: "Choose another type above.",
} as const;
