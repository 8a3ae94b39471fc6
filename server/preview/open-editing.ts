import type { Editing } from "#contracts/editing.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Place } from "#server/content/place.ts";
import type { Shown } from "#server/content/shown-body.ts";
import type { Site } from "#server/site.ts";
import { editableFields, markedBody } from "./editable-fields.ts";
import { staffBar } from "./staff-bar.ts";

type Asking = { pathname: string; by: string };

/** A page that is edited where it stands: it shows its texts marked, and knows which fields they are. */
export async function openEditing(
  site: Site,
  place: Place,
  { pathname, by }: Asking,
): Promise<(Shown & { editing: Editing }) | null> {
  const opened = await site.draft.opened(place);
  if (!opened) return null;
  const bar = await staffBar(pathname, { site, by });
  const { timeZone } = await site.settings.get();
  const { body } = opened;
  return {
    place,
    body: markedBody({ place, body }),
    editing: {
      ...{ ...opened, place, path: pathname, timeZone },
      title: bar?.title ?? String(body.title ?? ""),
      editor: editorAddress(place),
      fields: editableFields({ place, body }),
    },
  };
}
