import type { z } from "zod";
import { homeSchema } from "./kinds/schemas.ts";

/** The contact section that several pages show; its fields are the home document's. */
export const contactSectionSchema = homeSchema
  .pick({
    _id: true,
    ContactSecHeading: true,
    ContactSecPara: true,
    ContactSecNumber: true,
    ContactSecNumber2: true,
    mail: true,
    ContactSecImage: true,
    language: true,
  })
  .meta({ id: "ContactSection" });

export type ContactSection = z.infer<typeof contactSectionSchema>;
