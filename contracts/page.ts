import { z } from "zod";

export const PAGE_IDS = ["about", "contact", "privacy"] as const;
export const pageIdSchema = z.enum(PAGE_IDS);
export type PageId = z.infer<typeof pageIdSchema>;

const version = z.int().min(1);

const heroSchema = z.object({ title: z.string(), text: z.string(), image: z.string() });

export const aboutPageSchema = z.object({
  hero: heroSchema.extend({ imageAlt: z.string() }),
  welcome: z.object({ heading: z.string(), paragraphs: z.array(z.string()) }),
  leadersHeading: z.string(),
  leaders: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      note: z.string(),
      photo: z.string().describe("Address of a picture; empty: initials stand in"),
    }),
  ),
  message: z.object({ heading: z.string(), paragraphs: z.array(z.string()), author: z.string() }),
  version,
});

export const contactPageSchema = z.object({
  hero: heroSchema,
  information: z.object({
    heading: z.string(),
    text: z.string(),
    rows: z.array(z.object({ label: z.string(), text: z.string() })),
  }),
  office: z.object({ name: z.string(), address: z.string(), directions: z.string() }),
  map: z.object({
    heading: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    zoom: z.number(),
  }),
  version,
});

export const privacyPageSchema = z.object({
  title: z.string(),
  lastChanged: z.iso.date(),
  intro: z.string(),
  content: z.string().describe("Sanitised HTML; each heading 2 begins a section"),
  version,
});

export type AboutPage = z.infer<typeof aboutPageSchema>;
export type ContactPage = z.infer<typeof contactPageSchema>;
export type PrivacyPage = z.infer<typeof privacyPageSchema>;
