import type { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import type { KindWords } from "../../kind-words.ts";
import { weekdays } from "../weekdays.ts";

/** As a number is written here; it never breaks across lines. */
const NUMBER = "+880\u00a01011\u2060-\u2060204560";

export const settingsWords = {
  brand: {
    name: {
      label: "Name of the agency",
      hint: "In the menu, in every title and under every mail. In other texts, write {name} for it.",
    },
    tagline: { label: "Tagline", hint: "What search engines say." },
  },
  footer: {
    text: { label: "Words in the footer" },
    copyright: { label: "Copyright line", hint: "{year} and {name} are filled in." },
  },
  phones: {
    label: "Phone numbers",
    hint: "The first one is behind every Call button. In other texts, write {phone} for it.",
    one: "phone number",
    columns: {
      label: { label: "What it is for" },
      number: { label: "Number", hint: `For example ${NUMBER}.` },
    },
  },
  whatsapp: {
    label: "WhatsApp number",
    hint: `With the country code: ${NUMBER}. Empty: no WhatsApp button.`,
  },
  mail: {
    address: {
      label: "Email address",
      hint: "Enquiries are mailed here. In other texts, write {mail} for it.",
    },
    label: { label: "Words beside the email address" },
  },
  address: { label: "Address", hint: "In other texts, write {address} for it." },
  hours: {
    label: "Opening hours",
    hint: "Visitors are told when somebody calls back. In other texts, write {hours} for them.",
    one: "line of hours",
    columns: {
      from: { label: "From", options: { "": "No day: only the words below", ...weekdays } },
      until: { label: "To", options: { "": "That day only", ...weekdays } },
      opens: { label: "Opens" },
      closes: { label: "Closes" },
      words: {
        label: "In other words",
        hint: "Shown in place of days and times, for example By appointment. Empty: they are written for you.",
      },
    },
  },
  timeZone: { label: "Time zone", hint: "For every date on the site." },
  social: {
    label: "Social links",
    hint: "They stand in the footer and open in a new tab.",
    one: "link",
    columns: {
      name: {
        label: "Name",
        choices: ["Facebook", "Instagram", "YouTube", "WhatsApp", "LinkedIn", "TikTok", "X"],
      },
      url: { label: "Address", hint: "Begins with https://" },
    },
  },
  notice: {
    text: {
      label: "Notice",
      hint: "{phone} is where the number stands. On the home page only.",
    },
    shortText: { label: "Short notice", hint: "On phones." },
    phone: { label: "Number of the notice", hint: "Empty: the first number of the agency." },
    isShown: { label: "Show the notice", hint: "Off: the home page has no notice." },
    lastDay: {
      label: "Last day",
      hint: "It goes by itself when this day ends where the agency is. Empty: it stays.",
    },
  },
  knowMoreLink: {
    label: "Where Know More leads",
    hint: "Choose one of your posts, or enter another page of this site.",
  },
  look: {
    logo: {
      label: "Logo",
      hint: "Also the small picture of browser tabs and of shared links. A wide one is fine.",
    },
    accent: {
      label: "Colour of buttons and links",
      hint: "Empty: the green of the design. It must be dark enough to be read.",
    },
  },
  enquiryMonths: {
    label: "Months to keep a closed enquiry",
    hint: "Then its name, number, email, words and notes are deleted. Say the same in your privacy policy.",
  },
} satisfies KindWords<typeof SETTINGS_FIELDS>;
