import { z } from "zod";
import {
  SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  settingsSchema,
} from "#contracts/settings.ts";
import type { SettingsWrite } from "#contracts/settings-write.ts";
import type { By } from "./audit.ts";
import { CONTACT_TITLE, HOME_ID, HOME_TITLE, homeWith } from "./contact-facts.ts";
import type { Documents } from "./document.ts";
import { DomainError } from "./domain-error.ts";
import { endOfDay } from "./local-day.ts";

const GROUPS = Object.keys(SETTINGS_GROUPS) as SettingsGroup[];

const TITLES: Record<SettingsGroup, string> = {
  agency: "Agency",
  contact: CONTACT_TITLE,
  social: "Social links",
  notice: "Notice banner",
  "know-more": "Know More post",
  look: "Look",
  enquiries: "Enquiries",
};

/** A part of the settings, kept as a document of its own: two groups never stand in each other's way. */
const partSchema = z.looseObject({ _id: z.string(), version: z.int().min(1) });

/** When the notice of the home page ends, ms since 1970; null: not by itself, 0: it is not shown. */
function noticeEnds({ notice, timeZone }: Settings): number | null {
  if (!notice.isShown) return 0;
  if (notice.lastDay === "") return null;
  const end = endOfDay(notice.lastDay, timeZone);
  return end > Date.now() ? end : 0;
}

export function createSettings(documents: Documents) {
  /** Blank facts stand in until an owner has written some. */
  const get = async (): Promise<Settings> => {
    const parts = await documents.findAll("settings", partSchema);
    const versions = Object.fromEntries(parts.map(({ _id, version }) => [_id, version]));
    return settingsSchema.parse({ ...Object.assign({}, ...parts), versions });
  };

  return {
    get,
    noticeEnds,

    /**
     * Saves the groups of which something is given; all of them or none.
     * @throws DomainError "changed-meanwhile", with the settings as they are now
     */
    async update({ versions = {}, ...given }: SettingsWrite, { by }: By): Promise<Settings> {
      const touched = GROUPS.filter((group) => SETTINGS_GROUPS[group].some((key) => key in given));
      const saves = touched.map((group) => {
        const keys: readonly (keyof Settings)[] = SETTINGS_GROUPS[group];
        return {
          id: `settings/${group}`,
          // What is not given stays as it is stored at that moment.
          bodyOf: (stored: object) => {
            const all: Partial<Settings> = { ...settingsSchema.parse(stored), ...given };
            return { _id: group, ...Object.fromEntries(keys.map((key) => [key, all[key]])) };
          },
          saving: {
            by,
            thing: "settings",
            thingId: group,
            summary: TITLES[group],
            version: versions[group],
          } as const,
        };
      });
      const home = {
        id: HOME_ID,
        isOnlyFollowed: true,
        bodyOf: (stored: object) => homeWith(stored, given),
        saving: { by, thing: "home", thingId: HOME_ID, summary: HOME_TITLE } as const,
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
