import { PACKAGE_IDS, type Package, type PackageId } from "#contracts/kinds/package.ts";
import { type PackageWrite, packageSchema } from "#contracts/kinds/schemas.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Documents } from "./document.ts";

export function createPackage(documents: Documents) {
  return {
    find: (id: PackageId): Promise<Package | null> =>
      documents.find({ kind: "package", id }, packageSchema),

    /** @throws DomainError "changed-meanwhile" */
    update: (
      id: PackageId,
      { version, ...body }: PackageWrite,
      { by, waiting }: By,
    ): Promise<Package> => {
      const place = { kind: "package", id } as const;
      const publishing = { place, by, waiting, version, summary: body.title, bodyOf: () => body };
      return documents.save(packageSchema, publishing);
    },

    /** In the order of the menu. */
    async list(): Promise<Package[]> {
      const packages = await documents.findAll("package", packageSchema);
      return packages.sort((a, b) => PACKAGE_IDS.indexOf(a._id) - PACKAGE_IDS.indexOf(b._id));
    },
  };
}
