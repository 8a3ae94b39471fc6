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

const PARTS = {
  banner: ["title", "bannerimageUrl"],
  descriptionAndServices: ["description", "services"],
  details: [
    "secondtitle",
    "secondimageUrl",
    "middleparagraph",
    "servicesdescriptiontitle",
    "servicesdescription",
  ],
  ending: ["finalparagraph"],
};

/** The public pieces of a package page; the part of the field in hand is outlined. */
export function PackagePreview({ pack: typed, edited }: { pack: Package; edited: string }) {
  const pack = useFilled(typed);
  const part = (name: keyof typeof PARTS) => ({
    label: words.packageParts[name],
    isEdited: PARTS[name].includes(edited),
  });
  return (
    <>
      <EditedPart {...part("banner")}>
        <PageHero title={pack.title} image={pack.bannerimageUrl} />
      </EditedPart>
      <EditedPart {...part("descriptionAndServices")}>
        <PackageOverview pack={pack}>{null}</PackageOverview>
      </EditedPart>
      <EditedPart {...part("details")}>
        <PackageDetails pack={pack} />
      </EditedPart>
      <EditedPart {...part("ending")}>
        <PackageEnding pack={pack} />
      </EditedPart>
    </>
  );
}
