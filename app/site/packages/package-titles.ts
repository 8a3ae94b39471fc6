import type { PackageId } from "#contracts/kinds/package.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";

/** The specification, section 2: the title of each page, whatever staff call the package. */
export const PACKAGE_TITLES: Record<PackageId, string> = {
  umrah: pageTitles.umrah,
  hajj: pageTitles.hajj,
  tours: pageTitles.tours,
  "student-visa": pageTitles.studentVisa,
  "work-visa": pageTitles.workVisa,
};

/** From the path of its page, however it was typed; null when the path is no package's. */
export function packageIdOf(pathname: string): PackageId | null {
  const last = pathname.toLowerCase().replace(/\/+$/, "").split("/").at(-1) ?? "";
  return isPackageId(last) ? last : null;
}

function isPackageId(text: string): text is PackageId {
  return Object.hasOwn(PACKAGE_TITLES, text);
}

/** From the path of its page; empty when the path is no package's. */
export function packageTitleOf(pathname: string): string {
  const id = packageIdOf(pathname);
  return id ? PACKAGE_TITLES[id] : "";
}
