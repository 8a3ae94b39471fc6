import { z } from "zod";

/** Fixed: one public page each. */
export const PACKAGE_IDS = ["umrah", "hajj", "tours", "student-visa", "work-visa"] as const;

export const packageIdSchema = z.enum(PACKAGE_IDS);
export type PackageId = z.infer<typeof packageIdSchema>;

export const packageSchema = z
  .object({
    _id: packageIdSchema,
    title: z.string(),
    description: z.string(),
    secondtitle: z.string(),
    services: z.array(z.string()),
    bannerimageUrl: z.string(),
    secondimageUrl: z.string(),
    middleparagraph: z.string(),
    servicesdescriptiontitle: z.string(),
    servicesdescription: z.array(z.string()),
    finalparagraph: z.string(),
    version: z.int().min(1),
  })
  .meta({ id: "Package" });

export type Package = z.infer<typeof packageSchema>;
