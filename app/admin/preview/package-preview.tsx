import {
  PackageDetails,
  PackageEnding,
  PackageOverview,
} from "#app/site/packages/package-sections.tsx";
import { PageHero } from "#app/site/pieces/page-hero.tsx";
import type { Package } from "#contracts/kinds/package.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { EditedPart } from "./edited-part.tsx";
import { useFilled } from "./use-filled.ts";

const PARTS: Record<string, string[]> = {
  Banner: ["title", "bannerimageUrl"],
  "Description and services": ["description", "services"],
  Details: [
    "secondtitle",
    "secondimageUrl",
    "middleparagraph",
    "servicesdescriptiontitle",
    "servicesdescription",
  ],
  Ending: ["finalparagraph"],
};

/** The public pieces of a package page; the part of the field in hand is outlined. */
export function PackagePreview({ pack: typed, edited }: { pack: Package; edited: string }) {
  const pack = useFilled(typed);
  const part = (label: string) => ({ label, isEdited: PARTS[label]?.includes(edited) ?? false });
  return (
    <>
      <EditedPart {...part(words.banner)}>
        <PageHero title={pack.title} image={pack.bannerimageUrl} />
      </EditedPart>
      <EditedPart {...part(words.descriptionAndServices)}>
        <PackageOverview pack={pack}>{null}</PackageOverview>
      </EditedPart>
      <EditedPart {...part(words.details)}>
        <PackageDetails pack={pack} />
      </EditedPart>
      <EditedPart {...part(words.ending)}>
        <PackageEnding pack={pack} />
      </EditedPart>
    </>
  );
}
