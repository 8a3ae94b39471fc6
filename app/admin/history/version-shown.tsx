import { type EditedPlace, fieldsOf } from "#app/admin/inputs/edited-place.ts";
import { HomePreview } from "#app/admin/preview/home-preview.tsx";
import { OwnPagePreview } from "#app/admin/preview/own-page-preview.tsx";
import { PackagePreview } from "#app/admin/preview/package-preview.tsx";
import { PagePreview } from "#app/admin/preview/page-preview.tsx";
import { PostPreview } from "#app/admin/preview/post-preview.tsx";
import { PreviewFrame } from "#app/admin/preview/preview-frame.tsx";
import { hasPreview, SettingsPreview } from "#app/admin/preview/settings-preview.tsx";
import { VisaPreview } from "#app/admin/preview/visa-preview.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { Entry } from "#contracts/entry.ts";
import type { Home } from "#contracts/kinds/home.ts";
import type { Package } from "#contracts/kinds/package.ts";
import * as words from "#i18n/en/admin/history.ts";
import { FieldsShown } from "./fields-shown.tsx";

type VersionShownProps = {
  place: EditedPlace;
  body: Record<string, unknown>;
  /** When it was made, in words. */
  day: string;
  /** Of a visa: the papers that there are. */
  library: readonly Entry<"requirement">[];
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

const frame = { heading: words.thePage, isWide: true };

/** A version as its page shows it; field by field where it is one part of many of a page, or stands on none. */
export function VersionShown({ place, body, day, library, today }: VersionShownProps) {
  const { settings } = useSiteData();
  switch (place.kind) {
    case "home":
      return (
        <PreviewFrame title={words.thePage} {...frame}>
          <HomePreview home={body as Home} part={null} slide={0} />
        </PreviewFrame>
      );
    case "package":
      return (
        <PreviewFrame title={words.thePage} {...frame}>
          <PackagePreview pack={body as Package} edited="" />
        </PreviewFrame>
      );
    case "page":
      return <PagePreview id={place.id} document={body} {...frame} />;
    case "post":
      return <PostPreview post={body as PostBody} published={day} {...frame} />;
    case "own-page":
      return <OwnPagePreview page={body as OwnPageBody} {...frame} />;
    case "settings":
      return hasPreview(place.id) ? (
        <SettingsPreview group={place.id} settings={{ ...settings, ...body }} {...frame} />
      ) : (
        <FieldsShown fields={fieldsOf(place)} body={body} />
      );
    case "visa":
      return <VisaPreview visa={body as Visa} {...{ library, today }} {...frame} />;
    default:
      return <FieldsShown fields={fieldsOf(place)} body={body} />;
  }
}

type OwnPageBody = Parameters<typeof OwnPagePreview>[0]["page"];
type Visa = Parameters<typeof VisaPreview>[0]["visa"];
type PostBody = Parameters<typeof PostPreview>[0]["post"];
