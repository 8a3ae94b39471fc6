import type { Home, Slide } from "#contracts/home.ts";

type HomeText = Exclude<keyof Home, "_id" | "Slide" | "version">;
type HomeField = { name: HomeText; label: string; hint: string; isPicture?: true };

export type HomePartId = "marquee" | "slides" | "introduction" | "blog" | "contact";
type HomePart = { id: HomePartId; label: string; fields: HomeField[] };

/** One plain text input a field, in the order of the page. */
export const HOME_PARTS: HomePart[] = [
  {
    id: "marquee",
    label: "Moving line",
    fields: [
      {
        name: "marquee",
        label: "Moving line",
        hint: "Runs under the menu. A • between two sentences makes two lines of it.",
      },
    ],
  },
  { id: "slides", label: "Slides", fields: [] },
  {
    id: "introduction",
    label: "Introduction",
    fields: [
      { name: "secondSecheading", label: "Heading", hint: "Large words under the slides." },
      { name: "secondSecPara1", label: "First paragraph", hint: "Stands beside the two pictures." },
      {
        name: "secondSecimg1",
        label: "First picture",
        hint: "Choose one, or give the address of any picture.",
        isPicture: true,
      },
      {
        name: "secondSecimg2",
        label: "Second picture",
        hint: "Stands a little lower.",
        isPicture: true,
      },
      {
        name: "video",
        label: "Video",
        hint: "The part of a YouTube address after v=. It loads when a visitor presses play.",
      },
      { name: "secondSecPara2", label: "Second paragraph", hint: "Stands beside the video." },
    ],
  },
  {
    id: "blog",
    label: "Blog heading",
    fields: [
      { name: "thirdSecheading", label: "Heading above the posts", hint: "A few words." },
      { name: "thirdSecPara", label: "Line under it", hint: "One short sentence." },
    ],
  },
  {
    id: "contact",
    label: "Contact",
    fields: [
      { name: "ContactSecHeading", label: "Contact heading", hint: "Also on other pages." },
      { name: "ContactSecPara", label: "Contact paragraph", hint: "Why people should call you." },
      { name: "ContactSecNumber", label: "Phone number", hint: "Visitors press it to call." },
      { name: "ContactSecNumber2", label: "Second phone number", hint: "For the other desk." },
      { name: "mail", label: "Email address", hint: "Visitors press it to write." },
      {
        name: "ContactSecImage",
        label: "Picture behind it",
        hint: "Choose one, or give the address of any picture.",
        isPicture: true,
      },
    ],
  },
];

type SlideField = {
  name: Exclude<keyof Slide, "_id">;
  label: string;
  hint: string;
  isPicture?: true;
};

export const SLIDE_FIELDS: SlideField[] = [
  {
    name: "content",
    label: "Headline",
    hint: "Large words on the picture. About 30 letters reads best.",
  },
  { name: "subcontent", label: "Line under the headline", hint: "One short sentence." },
  {
    name: "bgImage",
    label: "Background picture",
    hint: "The left half should be calm, because words sit there.",
    isPicture: true,
  },
  { name: "link", label: "Where the button goes", hint: "A page on this site." },
];

/** Every field is required. */
export function homeMistakes(home: Home): Record<string, string> {
  const mistakes: Record<string, string> = {};
  for (const { fields } of HOME_PARTS.slice(0, 1)) checkTexts(home, fields, mistakes);
  home.Slide.forEach((slide, index) => {
    for (const { name, label } of SLIDE_FIELDS) {
      if (slide[name].trim() !== "") continue;
      mistakes[`Slide.${index}.${name}`] = `Fill in "${label}" of slide ${index + 1}.`;
    }
  });
  for (const { fields } of HOME_PARTS.slice(1)) checkTexts(home, fields, mistakes);
  return mistakes;
}

function checkTexts(home: Home, fields: HomeField[], mistakes: Record<string, string>): void {
  for (const { name, label } of fields) {
    if (home[name].trim() === "") mistakes[name] = `Fill in "${label}".`;
  }
}

export function homePartOf(field: string): HomePartId {
  const part = HOME_PARTS.find(({ fields }) => fields.some(({ name }) => name === field));
  return part?.id ?? "slides";
}

export function homeLabelOf(field: string): string {
  for (const { label, fields } of HOME_PARTS) {
    const found = fields.find(({ name }) => name === field);
    if (found) return found.label === label ? label : `${label}: ${found.label}`;
  }
  const [, index, name] = field.split(".");
  const slideField = SLIDE_FIELDS.find((slide) => slide.name === name);
  return slideField ? `Slide ${Number(index) + 1}: ${slideField.label}` : "Slides";
}

export function describeHome(field: string, home: Home): string {
  if (field !== "Slide") return String(home[field as keyof Home] ?? "");
  return home.Slide.map(
    ({ content, subcontent, bgImage, link }, index) =>
      `${index + 1}. ${content}\n${subcontent}\n${bgImage}\n${link}`,
  ).join("\n\n");
}
