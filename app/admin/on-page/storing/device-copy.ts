import { editorFields } from "#app/admin/inputs/editor-fields.ts";
import { toValues } from "#app/admin/inputs/editor-values.ts";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import { makeId } from "#app/forms/make-id.ts";
import type { EditedDocument } from "#contracts/editing.ts";
import { findKind, isKindName } from "#contracts/kinds/find-kind.ts";

/** As one opening of the form. */
const SESSION = makeId();

/** What could not be stored: the form of its document finds it on this device, and offers it. */
export function createDeviceCopies(owner: string) {
  const drafts = createDrafts(owner, deviceStore);
  // They are back: at their last logout it may have been closed.
  drafts.open();
  return {
    /**
     * @param names of the fields that were written
     * @returns false when the device does not keep it
     */
    keep({ place, body, version, base }: EditedDocument, names: readonly string[]): boolean {
      const kind = isKindName(place.kind) ? findKind(place.kind, place.id) : null;
      if (!kind) return false;
      const fields = editorFields(kind.fields, {});
      const changed = fields
        .map(({ name }) => name)
        .filter((name) => names.includes(name.split(".")[0] ?? ""));
      const value = toValues(fields, { ...body, base, ...(version === null ? {} : { version }) });
      const at = new Date().toISOString();
      return drafts.keep(formOf(place), { session: SESSION, at, value, changed });
    },
    drop: ({ place }: EditedDocument): void => drafts.drop(formOf(place), SESSION),
  };
}

/** Under which name the form keeps what is typed. */
function formOf({ kind, id }: EditedDocument["place"]): string {
  if (kind === "home") return kind;
  return `${kind === "post" ? "blog" : kind}/${id}`;
}
