import type { PackageId } from "#contracts/kinds/package.ts";
import type { TitleOf } from "#contracts/public-pages.ts";

/** The specification, section 2: the title of each page, whatever staff call the package. */
export const PACKAGE_TITLES: { [Id in PackageId]: TitleOf<Id> } = {
  umrah: "Umrah Package",
  hajj: "Hajj Package",
  tours: "Tour Packages",
  "student-visa": "Student Visa",
  "work-visa": "Work Visa",
};

/** From the path of its page, however it was typed; null when the path is no package's. */
export function packageIdOf(pathname: string): PackageId | null {
  const last = pathname.toLowerCase().replace(/\/+$/, "").split("/").at(-1) ?? "";
  return isPackageId(last) ? last : null;
}

function isPackageId(text: string): text is PackageId {
  return text in PACKAGE_TITLES;
}

/** From the path of its page; empty when the path is no package's. */
export function packageTitleOf(pathname: string): string {
  const id = packageIdOf(pathname);
  return id ? PACKAGE_TITLES[id] : "";
}
