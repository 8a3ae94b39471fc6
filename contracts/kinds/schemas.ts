import { z } from "zod";
import { readShape, writeShape } from "../field-schema.ts";
import { answeredIn } from "../languages-write.ts";
import { writable } from "../read-only.ts";
import { NOTHING } from "../unwritten.ts";
import { DEPARTING_IDS, type DepartingId } from "./departure.ts";
import { homeKind } from "./home.ts";
import { INCLUSIONS_KINDS, type Inclusions, type InclusionsWrite } from "./inclusions.ts";
import { PACKAGE_IDS, packageKind } from "./package.ts";
import { PAGE_IDS, PAGE_KINDS, type PageId } from "./page.ts";
import { SETTINGS_FIELDS } from "./settings.ts";

const version = z.int().min(1);

export const homeSchema = z
  .object({ _id: z.string(), ...readShape(homeKind.fields), version, ...answeredIn })
  .meta({ id: "Home" });

/** Every field must be given. */
export const homeWriteSchema = writable(writeShape(homeKind.fields), [], NOTHING);

export const packageIdSchema = z.enum(PACKAGE_IDS);

export const packageSchema = z
  .object({ _id: packageIdSchema, ...readShape(packageKind.fields), version, ...answeredIn })
  .meta({ id: "Package" });

export const packageWriteSchema = writable(writeShape(packageKind.fields), [], NOTHING);

export const departingIdSchema = z.enum(DEPARTING_IDS);

const inclusionsSchema = (id: DepartingId, name: string) =>
  z
    .object({
      ...{ _id: z.literal(id), ...readShape(INCLUSIONS_KINDS[id].fields), version },
      ...answeredIn,
    })
    .meta({ id: name }) as unknown as z.ZodType<Inclusions>;

export const INCLUSIONS_SCHEMAS = {
  umrah: inclusionsSchema("umrah", "UmrahInclusions"),
  hajj: inclusionsSchema("hajj", "HajjInclusions"),
  tours: inclusionsSchema("tours", "ToursInclusions"),
};

const inclusionsWriteSchema = (id: DepartingId) =>
  writable(
    writeShape(INCLUSIONS_KINDS[id].fields),
    [],
    NOTHING,
  ) as unknown as z.ZodType<InclusionsWrite>;

/** Every line of the package must be given. */
export const INCLUSIONS_WRITE_SCHEMAS = {
  umrah: inclusionsWriteSchema("umrah"),
  hajj: inclusionsWriteSchema("hajj"),
  tours: inclusionsWriteSchema("tours"),
};

export const pageIdSchema = z.enum(PAGE_IDS);

export const PAGE_SCHEMAS = {
  about: z.object({ ...readShape(PAGE_KINDS.about.fields), version, ...answeredIn }),
  contact: z.object({ ...readShape(PAGE_KINDS.contact.fields), version, ...answeredIn }),
  privacy: z.object({ ...readShape(PAGE_KINDS.privacy.fields), version, ...answeredIn }),
  trust: z.object({ ...readShape(PAGE_KINDS.trust.fields), version, ...answeredIn }),
};

export const PAGE_WRITE_SCHEMAS = {
  about: writable(writeShape(PAGE_KINDS.about.fields)),
  contact: writable(writeShape(PAGE_KINDS.contact.fields)),
  privacy: writable(writeShape(PAGE_KINDS.privacy.fields)),
  trust: writable(writeShape(PAGE_KINDS.trust.fields)),
};

const versions = z.record(z.string(), version).describe("Of each group that somebody has written");

export const settingsSchema = z.object({
  ...readShape(SETTINGS_FIELDS),
  versions,
  ...answeredIn,
});

/**
 * Any part of the settings. A group whose version is given is saved over that version only; without
 * one it overwrites.
 */
export const settingsWriteSchema = z.strictObject({
  ...z.object(writeShape(SETTINGS_FIELDS)).partial().shape,
  versions: versions.optional(),
});

export type HomeWrite = z.infer<typeof homeWriteSchema>;
export type PackageWrite = z.infer<typeof packageWriteSchema>;
export type PageWrite = { [Id in PageId]: z.infer<(typeof PAGE_WRITE_SCHEMAS)[Id]> };
export type SettingsWrite = z.infer<typeof settingsWriteSchema>;
