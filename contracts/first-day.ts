import { z } from "zod";

/** What an owner does before the site is shown to anybody, in this order. */
export const FIRST_STEPS = [
  "name",
  "phones",
  "mark",
  "notice",
  "privacy",
  "package",
  "mail",
] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is left of the demo agency, as it came. */
export const demoContentSchema = z
  .object({
    posts: z.int().describe("That nobody has changed"),
    enquiries: z.int().describe("Examples, of invented people"),
    entries: z.int().describe("Departures, visas, papers and licences that nobody has changed"),
    people: z.int().describe("Invented people on the pages About and Trust"),
  })
  .meta({ id: "DemoContent" });

export type DemoContent = z.infer<typeof demoContentSchema>;

/** A page or package. */
export type ExamplePlace = { kind: string; id: string };

export type FirstDay = {
  done: FirstStep[];
  demo: DemoContent;
  /** What visitors read in words of the demo agency. */
  examples: ExamplePlace[];
};
