import {
  PACKAGE_IDS,
  type Package,
  type PackageId,
  packageKind,
} from "#contracts/kinds/package.ts";
import type { PackageWrite } from "#contracts/kinds/schemas.ts";
import { packageSchema } from "#contracts/kinds/schemas.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Documents } from "./document.ts";

const PACKAGE = { fields: packageKind.fields, schema: packageSchema };

export function createPackage(documents: Documents) {
  return {
    find: (id: PackageId): Promise<Package | null> => documents.find(`package/${id}`, PACKAGE),

    /** @throws DomainError "changed-meanwhile" */
    update: (id: PackageId, { version, ...fields }: PackageWrite, { by }: By): Promise<Package> => {
      const deed = { by, thing: "package", thingId: id, summary: fields.title } as const;
      const body = { _id: id, ...fields };
      return documents.save(`package/${id}`, PACKAGE, body, { version, ...deed });
    },

    /** In the order of the menu. */
    async list(): Promise<Package[]> {
      const packages = await documents.findAll("package", PACKAGE);
      return packages.sort((a, b) => PACKAGE_IDS.indexOf(a._id) - PACKAGE_IDS.indexOf(b._id));
    },
  };
}
