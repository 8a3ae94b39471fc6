import { z } from "zod";
import type { FirstStep } from "./first-steps.ts";

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
