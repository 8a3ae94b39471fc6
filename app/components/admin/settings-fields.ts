import type { SettingsGroup } from "#contracts/settings.ts";
import type { DetailField } from "./detail-fields.ts";

/** The inputs of each group of the settings. */
export const SETTINGS_FIELDS: Record<SettingsGroup, DetailField[]> = {
  agency: [
    {
      name: "brand.name",
      label: "Name of the agency",
      hint: "In the menu, in every title and under every mail. In other texts, write {name} for it.",
      kind: "line",
    },
    { name: "brand.tagline", label: "Tagline", hint: "What search engines say.", kind: "line" },
    { name: "footer.text", label: "Words in the footer", kind: "text" },
    {
      name: "footer.copyright",
      label: "Copyright line",
      hint: "{year} and {name} are filled in.",
      kind: "line",
    },
  ],
  contact: [
    {
      name: "phones",
      label: "Phone numbers",
      hint: "The first one is behind every Call button. In other texts, write {phone} for it.",
      kind: "rows",
      one: "phone number",
      columns: [
        { name: "label", label: "What it is for", kind: "line" },
        { name: "number", label: "Number", hint: "For example +880 1011-204560.", kind: "line" },
      ],
    },
    {
      name: "whatsapp",
      label: "WhatsApp number",
      hint: "With the country code: +880 1011-204560. Empty: no WhatsApp button.",
      kind: "line",
    },
    {
      name: "mail.address",
      label: "Email address",
      hint: "Enquiries are mailed here. In other texts, write {mail} for it.",
      kind: "line",
    },
    { name: "mail.label", label: "Words beside the email address", kind: "line" },
    {
      name: "address",
      label: "Address",
      hint: "In other texts, write {address} for it.",
      kind: "text",
    },
    {
      name: "hours",
      label: "Opening hours",
      hint: "Visitors are told when somebody calls back. In other texts, write {hours} for them.",
      kind: "rows",
      one: "line of hours",
      columns: [
        { name: "days", label: "Days", hint: "For example Saturday to Thursday.", kind: "line" },
        { name: "time", label: "As people say it", hint: "9 am to 9 pm", kind: "line" },
        { name: "opens", label: "Opens", kind: "time" },
        { name: "closes", label: "Closes", kind: "time" },
      ],
    },
    {
      name: "timeZone",
      label: "Time zone",
      hint: "For every date on the site.",
      kind: "line",
      choices: Intl.supportedValuesOf("timeZone"),
    },
  ],
  social: [
    {
      name: "social",
      label: "Social links",
      hint: "They stand in the footer and open in a new tab.",
      kind: "rows",
      one: "link",
      columns: [
        {
          name: "name",
          label: "Name",
          kind: "line",
          choices: ["Facebook", "Instagram", "YouTube", "WhatsApp", "LinkedIn", "TikTok", "X"],
        },
        { name: "url", label: "Address", hint: "Begins with https://", kind: "line" },
      ],
    },
  ],
  notice: [
    {
      name: "notice.text",
      label: "Notice",
      hint: "{phone} is where the number stands. On the home page only.",
      kind: "text",
    },
    { name: "notice.shortText", label: "Short notice", hint: "On phones.", kind: "line" },
    {
      name: "notice.phone",
      label: "Number of the notice",
      hint: "Empty: the first number of the agency.",
      kind: "line",
    },
    {
      name: "notice.isShown",
      label: "Show the notice",
      hint: "Off: the home page has no notice.",
      kind: "switch",
    },
    {
      name: "notice.lastDay",
      label: "Last day",
      hint: "It goes by itself when this day ends where the agency is. Empty: it stays.",
      kind: "date",
    },
  ],
  "know-more": [
    {
      name: "knowMoreLink",
      label: "Where Know More leads",
      hint: "Choose one of your posts, or enter another page of this site.",
      kind: "line",
    },
  ],
  look: [
    {
      name: "look.logo",
      label: "Logo",
      hint: "Also the small picture of browser tabs and of shared links. A wide one is fine.",
      kind: "picture",
    },
    {
      name: "look.accent",
      label: "Colour of buttons and links",
      hint: "Empty: the green of the design. It must be dark enough to be read.",
      kind: "colour",
    },
  ],
  enquiries: [
    {
      name: "enquiryMonths",
      label: "Months to keep a closed enquiry",
      hint: "Then its name, number, email, words and notes are deleted. Say the same in your privacy policy.",
      kind: "number",
    },
  ],
};
