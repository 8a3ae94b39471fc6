import { stateOfVersions } from "#contracts/edit-marks.ts";
import type { EditedDocument, Editing } from "#contracts/editing.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";
import { records } from "#i18n/en/records.ts";
import { titleOfPage } from "#i18n/titles-by-page.ts";
import type { Place } from "#server/content/place.ts";
import type { Shown } from "#server/content/shown-body.ts";
import type { Site } from "#server/site.ts";
import { markFields } from "./mark-fields.ts";
import { staffBar } from "./staff-bar.ts";

type Asking = { pathname: string; by: string };

/** Groups of the settings that pages show as words. */
const SHOWN_GROUPS: SettingsGroup[] = ["agency", "contact", "notice"];

export type OpenedEditing = { editing: Editing; shown: Shown[] };

/** A page that is edited where it stands: it shows its texts marked, and knows which fields they are. */
export async function openEditing(
  site: Site,
  place: Place,
  { pathname, by }: Asking,
): Promise<OpenedEditing | null> {
  const bar = await staffBar(pathname, { site, by });
  const own = await documentAt(site, place, bar ? (bar.title ?? titleOfPage(bar.page)) : "");
  if (!own) return null;
  const groups = SHOWN_GROUPS.map((id) =>
    documentAt(site, { kind: "settings", id }, records.settings[id]),
  );
  const settings = (await Promise.all(groups)).filter((opened) => opened !== null);
  const { timeZone } = await site.settings.get();
  const documents: Editing["documents"] = [own.document, ...settings.map(documentOf)];
  const state = stateOfVersions(documents.map(({ version, base }) => (version ?? 0) + base));
  const { fields, shown } = markFields(
    [own, ...settings].map(({ shown }) => shown),
    state,
  );
  return {
    editing: { path: pathname, timeZone, owner: by, documents, state, fields },
    shown,
  };
}

type Opened = { document: EditedDocument; shown: Shown };

const documentOf = ({ document }: Opened): EditedDocument => document;

async function documentAt(site: Site, place: Place, title = ""): Promise<Opened | null> {
  const opened = await site.draft.opened(place);
  if (!opened) return null;
  const { body } = opened;
  return {
    document: { ...opened, place, title, editor: editorAddress(place) },
    shown: { place, body },
  };
}
