import { z } from "zod";
import { BLOG_LINK_LENGTH } from "./blog-link.ts";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";

/** How far back the dashboard looks, today included. */
export const DASHBOARD_DAYS = 90;

const count = z.int().min(0);

export const dashboardSchema = z
  .object({
    days: z
      .array(z.object({ day: z.iso.date().describe("In the agency's time zone"), count }))
      .length(DASHBOARD_DAYS)
      .describe("Enquiries of each day, oldest first; quarantined ones left out"),
    topics: z
      .array(z.object({ topic: z.enum(ENQUIRY_TOPICS), count }))
      .describe("Of the same enquiries, most asked about first; every topic"),
    answers: z.object({
      answered: count.describe("How many of the same enquiries have their first answer"),
      medianMinutes: count.nullable().describe("Half of these came sooner; null: none yet"),
      waiting: count.describe("Enquiries of any age that nobody has answered yet"),
    }),
    posts: z
      .array(z.object({ _id: z.string(), title: z.string(), link: z.string(), reads: count }))
      .describe("Read most, at most ten; days of UTC"),
  })
  .meta({ id: "Dashboard" });

export type Dashboard = z.infer<typeof dashboardSchema>;

export const readSchema = z
  .strictObject({ link: z.string().min(1).max(BLOG_LINK_LENGTH).describe("Of the post") })
  .meta({ id: "Read" });
