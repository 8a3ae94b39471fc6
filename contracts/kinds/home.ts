import { address, email, line, lines, phone, picture, rowsWithIds } from "../fields.ts";
import type { InLanguage } from "../languages.ts";
import { type BodyOfKind, kind } from "./kind.ts";

/** The specification's form asks for words in every field, its endpoint does not. */
const asked = { isRequired: "in-forms" } as const;

/** In the order of the page; wire names of the specification. */
export const homeKind = kind("home", {
  marquee: lines({ limit: 1000, ...asked }),
  Slide: rowsWithIds(
    "Slide",
    {
      content: line({ note: "Heading", ...asked }),
      subcontent: lines({ limit: 1000, ...asked }),
      bgImage: picture(asked),
      link: address(asked),
    },
    { most: 20 },
  ),
  secondSecheading: line(asked),
  secondSecPara1: lines(asked),
  secondSecimg1: picture(asked),
  secondSecimg2: picture(asked),
  video: line({
    limit: 100,
    isUnsearched: true,
    isSame: true,
    note: "A YouTube video id",
    ...asked,
  }),
  secondSecPara2: lines(asked),
  thirdSecheading: line(asked),
  thirdSecPara: lines(asked),
  ContactSecHeading: line(asked),
  ContactSecPara: lines(asked),
  ContactSecNumber: phone(asked),
  ContactSecNumber2: phone(asked),
  mail: email(asked),
  ContactSecImage: picture(asked),
});

export type Home = BodyOfKind<typeof homeKind> & InLanguage & { _id: string; version: number };

export type Slide = Home["Slide"][number];
