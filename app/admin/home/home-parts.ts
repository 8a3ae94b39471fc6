import type { Home } from "#contracts/kinds/home.ts";
import * as words from "#i18n/en/admin/home.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { fill } from "#i18n/fill.ts";

export type HomePartId = "marquee" | "slides" | "introduction" | "blog" | "contact";

type HomePart = { id: HomePartId; label: string; fields: (keyof Home & keyof typeof homeWords)[] };

/** The tabs of the form, in the order of the page. */
export const HOME_PARTS: HomePart[] = [
  { id: "marquee", label: words.parts.marquee, fields: ["marquee"] },
  { id: "slides", label: words.parts.slides, fields: ["Slide"] },
  {
    id: "introduction",
    label: words.parts.introduction,
    fields: [
      ...(["secondSecheading", "secondSecPara1", "secondSecimg1", "secondSecimg2"] as const),
      ...(["video", "secondSecPara2"] as const),
    ],
  },
  { id: "blog", label: words.parts.blog, fields: ["thirdSecheading", "thirdSecPara"] },
  {
    id: "contact",
    label: words.parts.contact,
    fields: [
      ...(["ContactSecHeading", "ContactSecPara", "ContactSecNumber"] as const),
      ...(["ContactSecNumber2", "mail", "ContactSecImage"] as const),
    ],
  },
];

const partOf = (path: string) =>
  HOME_PARTS.find(({ fields }) => fields.some((field) => `${path}.`.startsWith(`${field}.`)));

export const homePartOf = (path: string): HomePartId => partOf(path)?.id ?? "slides";

/** "Introduction: Heading", "Slide 2: Headline". */
export function homeLabelOf(path: string): string {
  const [name, index, column] = path.split(".");
  const slide = homeWords.Slide.columns;
  if (column) {
    const { label } = slide[column as keyof typeof slide];
    return fill(words.slideField, { number: Number(index) + 1, label });
  }
  const { label = path } = homeWords[name as keyof typeof homeWords] ?? {};
  const part = partOf(path)?.label ?? label;
  return part === label ? label : fill(words.partField, { part, label });
}
