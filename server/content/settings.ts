import { z } from "zod";
import { completed } from "#contracts/completed.ts";
import { type SettingsWrite, settingsSchema } from "#contracts/kinds/schemas.ts";
import {
  SETTINGS_FIELDS,
  SETTINGS_GROUPS,
  SETTINGS_KINDS,
  type Settings,
  type SettingsGroup,
} from "#contracts/kinds/settings.ts";
import { answeredIn } from "#contracts/languages-write.ts";
import { midnightAfter } from "#contracts/zone-time.ts";
import { records } from "#i18n/en/records.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { HOME, homeWith } from "./contact-facts.ts";
import type { Documents } from "./document.ts";
import type { Body } from "./state.ts";

const givenOf = (group: SettingsGroup, given: object) =>
  Object.entries(given).filter(([name]) => Object.hasOwn(SETTINGS_KINDS[group].fields, name));

/**
 * A part of the settings, kept as a document of its own, so that saving one group never conflicts
 * with another.
 */
const partSchema = z.looseObject({
  ...{ _id: z.string(), version: z.int().min(1) },
  ...answeredIn,
});

/** When the notice of the home page ends, ms since 1970; null: not by itself, 0: it is not shown. */
function noticeEnds({ notice, timeZone }: Settings): number | null {
  if (!notice.isShown) return 0;
  if (notice.lastDay === "") return null;
  const end = midnightAfter(notice.lastDay, timeZone);
  return end > Date.now() ? end : 0;
}

export function createSettings(documents: Documents) {
  /** Empty facts are used until an owner has written some. */
  const get = async (): Promise<Settings> => {
    const parts = await documents.findAll("settings", partSchema);
    const versions = Object.fromEntries(parts.map(({ _id, version }) => [_id, version]));
    const written = completed(SETTINGS_FIELDS, Object.assign({}, ...parts));
    // The agency is called by its name in that language, or it is not translated.
    const agency = parts.find(({ _id }) => _id === "agency");
    return settingsSchema.parse({ ...written, versions, language: agency?.language });
  };

  return {
    get,
    noticeEnds,

    /**
     * Saves the groups of which something is given; all of them or none.
     * @throws DomainError "changed-meanwhile", with the settings as they are now
     */
    async update(
      { versions = {}, ...given }: SettingsWrite,
      { by, waiting }: By,
    ): Promise<Settings> {
      const touched = SETTINGS_GROUPS.filter((group) => givenOf(group, given).length > 0);
      const saves = touched.map((group) => ({
        ...{
          place: { kind: "settings", id: group } as const,
          ...{ by, waiting },
          summary: records.settings[group],
        },
        version: versions[group],
        // What is not given stays as it is stored at that moment.
        bodyOf: (stored: Body) => ({
          ...completed(SETTINGS_KINDS[group].fields, stored),
          ...Object.fromEntries(givenOf(group, given)),
        }),
      }));
      const home = {
        ...{ ...HOME, by, isOnlyFollowed: true },
        bodyOf: (stored: Body) => homeWith(stored, given),
      };
      try {
        await documents.saveAll(saves, touched.includes("contact") ? [home] : []);
      } catch (error) {
        const isOld = error instanceof DomainError && error.code === "changed-meanwhile";
        throw isOld ? new DomainError("changed-meanwhile", { current: await get() }) : error;
      }
      return get();
    },
  };
}
