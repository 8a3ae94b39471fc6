import { useRevalidator } from "react-router";
import { type TrashNoun, useTrashes } from "#app/admin/writing/use-trash.ts";
import type { TrashedEntry } from "#contracts/entry.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { inTrash } from "#i18n/en/admin/visas.ts";

const NOUNS: Record<EntryKindName, TrashNoun> = {
  departure: "departures",
  licence: "licences",
  requirement: "requirements",
  visa: "visas",
};

/** Entries of several kinds back from the trash. */
export function useEntryTrash(trashed: readonly TrashedEntry[]) {
  const { restore, dialog } = useTrashes(inTrash);
  const { revalidate } = useRevalidator();
  return {
    dialog,
    async restore(id: string, onBack: () => void): Promise<void> {
      const entry = trashed.find(({ _id }) => _id === id);
      if (!entry) return;
      await restore(NOUNS[entry.kind], id, () => {
        onBack();
        // A visa brings its papers with it.
        void revalidate();
      });
    },
  };
}
