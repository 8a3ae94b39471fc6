import { type EditorField, editorFields } from "#app/admin/inputs/editor-fields.ts";
import { DEPARTING_IDS, type DepartingId } from "#contracts/kinds/departure.ts";
import { ENTRY_KINDS, type EntryKindName, isEntryKindName } from "#contracts/kinds/entries.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import { INCLUSIONS_KINDS } from "#contracts/kinds/inclusions.ts";
import { ownPageKind } from "#contracts/kinds/own-page.ts";
import { PACKAGE_IDS, type PackageId, packageKind } from "#contracts/kinds/package.ts";
import { PAGE_IDS, PAGE_KINDS, type PageId } from "#contracts/kinds/page.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { SETTINGS_GROUPS, SETTINGS_KINDS, type SettingsGroup } from "#contracts/kinds/settings.ts";
import { hasWords } from "#contracts/kinds/translation.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { departureWords } from "#i18n/en/kinds/departure.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { inclusionsWords } from "#i18n/en/kinds/inclusions.ts";
import { licenceWords } from "#i18n/en/kinds/licence.ts";
import { ownPageWords } from "#i18n/en/kinds/own-page.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { requirementWords } from "#i18n/en/kinds/requirement.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import { visaWords } from "#i18n/en/kinds/visa.ts";

/** What has an editor, and so a history; a translation has its own. */
export type EditedPlace = EditedThing & { language?: OtherLanguage };

type EditedThing =
  | { kind: "home"; id: string }
  | { kind: "package"; id: PackageId }
  | { kind: "inclusions"; id: DepartingId }
  | { kind: "page"; id: PageId }
  | { kind: "settings"; id: SettingsGroup }
  | { kind: "post"; id: string }
  | { kind: "own-page" | EntryKindName; id: string };

/** Those of its form; of a translation those that hold words. */
export function fieldsOf({ language, ...thing }: EditedPlace): EditorField[] {
  const fields = formOf(thing);
  return language ? fields.filter(({ field }) => hasWords(field)) : fields;
}

function formOf(place: EditedThing): EditorField[] {
  switch (place.kind) {
    case "home":
      return editorFields(homeKind.fields, homeWords);
    case "package":
      return editorFields(packageKind.fields, packageWords);
    case "inclusions":
      return editorFields(INCLUSIONS_KINDS[place.id].fields, inclusionsWords(place.id));
    case "page":
      return pageFields(place.id);
    case "settings":
      return editorFields(SETTINGS_KINDS[place.id].fields, settingsWords);
    case "post":
      return editorFields(postKind.fields, postWords);
    case "own-page":
      return editorFields(ownPageKind.fields, ownPageWords);
    case "departure":
      return editorFields(ENTRY_KINDS.departure.fields, departureWords);
    case "licence":
      return editorFields(ENTRY_KINDS.licence.fields, licenceWords);
    case "requirement":
      return editorFields(ENTRY_KINDS.requirement.fields, requirementWords);
    case "visa":
      return editorFields(ENTRY_KINDS.visa.fields, visaWords);
  }
}

function pageFields(id: PageId): EditorField[] {
  switch (id) {
    case "about":
      return editorFields(PAGE_KINDS.about.fields, PAGE_WORDS.about);
    case "contact":
      return editorFields(PAGE_KINDS.contact.fields, PAGE_WORDS.contact);
    case "privacy":
      return editorFields(PAGE_KINDS.privacy.fields, PAGE_WORDS.privacy);
    case "trust":
      return editorFields(PAGE_KINDS.trust.fields, PAGE_WORDS.trust);
  }
}

/** Null: nothing is there. */
export function editedPlace(kind: string, id: string): EditedThing | null {
  const packageId = PACKAGE_IDS.find((known) => known === id);
  const departing = DEPARTING_IDS.find((known) => known === id);
  const pageId = PAGE_IDS.find((known) => known === id);
  const group = SETTINGS_GROUPS.find((known) => known === id);
  if (kind === "home" && id === "home") return { kind, id };
  if (kind === "post" || kind === "own-page" || isEntryKindName(kind)) return { kind, id };
  if (kind === "package" && packageId) return { kind, id: packageId };
  if (kind === "inclusions" && departing) return { kind, id: departing };
  if (kind === "page" && pageId) return { kind, id: pageId };
  if (kind === "settings" && group) return { kind, id: group };
  return null;
}
