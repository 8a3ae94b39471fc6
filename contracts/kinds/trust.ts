import { group, hours, line, lines, list, picture, rows } from "../fields.ts";
import { kind } from "./kind.ts";
import { withOfficeHours } from "./opening-hours.ts";

const few = { most: 20 };
const heading = line();
const text = lines({ limit: 1000 });

/** By what people know that it is really the agency; its numbers and accounts stand in the settings. */
export const trustKind = kind(
  "trust",
  {
    hero: group({ title: line({ isRequired: true }), text, image: picture(), imageAlt: line() }),
    checks: group({
      ...{ heading, text },
      steps: rows({ title: line({ isRequired: true }), text: lines({ limit: 500 }) }, few),
    }),
    licences: group({ heading, text, none: lines({ limit: 500 }) }),
    numbers: group({ heading, text }),
    offices: group({
      heading,
      rows: rows(
        {
          name: line({ isRequired: true, limit: 120 }),
          address: line(),
          directions: lines({ limit: 1000 }),
          hours: hours({
            isOptional: true,
            note: "A line each: Saturday/Thursday 09:00-21:00; agency: as in the settings",
          }),
          hoursNote: lines({ isOptional: true, limit: 500 }),
          phones: lines({ limit: 300, isSame: true, note: "A number a line" }),
        },
        few,
      ),
    }),
    payment: group({ heading, items: list() }),
    never: group({ heading, items: list() }),
    refunds: group({
      ...{ heading, text },
      rows: rows({ title: line({ isRequired: true }), text: lines({ limit: 1000 }) }, few),
    }),
    complaints: group({ heading, text: lines({ limit: 2000 }) }),
    signers: group({
      ...{ heading, text },
      rows: rows({
        name: line({ isRequired: true, limit: 100 }),
        role: line(),
        signs: line(),
        photo: picture({ note: "Address of a picture; empty: initials stand in" }),
      }),
    }),
    misuse: group({ heading, text: lines({ limit: 500 }) }),
  },
  [withOfficeHours],
);
