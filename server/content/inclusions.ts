import type { DepartingId } from "#contracts/kinds/departure.ts";
import type { Inclusions, InclusionsWrite } from "#contracts/kinds/inclusions.ts";
import { INCLUSIONS_SCHEMAS } from "#contracts/kinds/schemas.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Documents } from "./document.ts";

/** What the price of a package holds, by a fixed list. */
export function createInclusions(documents: Documents) {
  return {
    /** Null: nobody has written it. */
    find: (id: DepartingId): Promise<Inclusions | null> =>
      documents.find({ kind: "inclusions", id }, INCLUSIONS_SCHEMAS[id]),

    /** Makes it where it is not there. @throws DomainError "changed-meanwhile" */
    update: (
      id: DepartingId,
      { version, ...body }: InclusionsWrite,
      { by, waiting }: By,
    ): Promise<Inclusions> => {
      const place = { kind: "inclusions", id } as const;
      const publishing = { place, by, waiting, version, summary: id, bodyOf: () => body };
      return documents.save(INCLUSIONS_SCHEMAS[id], publishing);
    },
  };
}
