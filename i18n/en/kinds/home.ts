import type { homeKind } from "#contracts/kinds/home.ts";
import type { KindWords } from "../../kind-words.ts";

const CHOOSE = "Choose one, or give the address of any picture.";

export const homeWords = {
  marquee: {
    label: "News line",
    hint: "Runs under the menu. A • between two sentences makes two lines of it.",
  },
  Slide: {
    label: "Slides",
    one: "slide",
    columns: {
      content: {
        label: "Headline",
        hint: "Large words on the picture. About 30 characters read best.",
        best: 30,
      },
      subcontent: { label: "Line under the headline", hint: "One short sentence." },
      bgImage: {
        label: "Background picture",
        hint: "The left half should be calm, because words sit there.",
      },
      link: {
        label: "Where the button goes",
        hint: "A page on this site.",
      },
    },
  },
  secondSecheading: { label: "Heading", hint: "Large words under the slides." },
  secondSecPara1: { label: "First paragraph", hint: "Stands beside the two pictures." },
  secondSecimg1: { label: "First picture", hint: CHOOSE },
  secondSecimg2: { label: "Second picture", hint: "Stands a little lower." },
  video: {
    label: "Video",
    hint: "The part of a YouTube address after v=. It loads when a visitor presses play.",
  },
  secondSecPara2: { label: "Second paragraph", hint: "Stands beside the video." },
  thirdSecheading: { label: "Heading above the posts", hint: "A few words." },
  thirdSecPara: { label: "Line under it", hint: "One short sentence." },
  ContactSecHeading: { label: "Contact heading", hint: "Also on other pages." },
  ContactSecPara: { label: "Contact paragraph", hint: "Why people should call you." },
  ContactSecNumber: { label: "Phone number", hint: "Visitors press it to call." },
  ContactSecNumber2: { label: "Second phone number", hint: "For the other desk." },
  mail: { label: "Email address", hint: "Visitors press it to write." },
  ContactSecImage: { label: "Picture behind it", hint: CHOOSE },
} satisfies KindWords<typeof homeKind.fields>;
