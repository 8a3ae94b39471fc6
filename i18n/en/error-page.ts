/** By status: pages that stand when nothing else does. */
export const errorPages = {
  400: {
    title: "This address cannot be read",
    text: "Part of it is damaged. Start again from the home page.",
  },
  403: {
    title: "This was not sent from here",
    text: "The form came from another website. Open our page and send it again.",
  },
  404: {
    title: "There is nothing to see here",
    text: "This address shows nothing, or shows it no longer. Ask whoever gave it to you for a new one.",
  },
  405: {
    title: "A page cannot do that",
    text: "Pages are opened, and their forms are sent. Start again from the home page.",
  },
  500: {
    title: "Something went wrong on our side",
    text: "It has been noted. Please try again in a minute.",
  },
  503: {
    title: "We cannot answer this just now",
    text: "Too many ask at once, or our database is away. What you typed is still there when you go back: try again in a minute or two.",
  },
} as const;

export const goBackHome = "Go Back Home";
