import { api, ask } from "#app/admin/api/client.ts";
import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { PagePreview } from "#app/admin/preview/page-preview.tsx";
import type { Draft } from "#contracts/draft.ts";
import { PAGE_KINDS, type PageId } from "#contracts/kinds/page.ts";
import { updatePage } from "#i18n/en/admin/own-pages.ts";
import * as texts from "#i18n/en/admin/settings.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import { DetailsEditor } from "./details-editor.tsx";
import { MapLinkInput } from "./map-link-input.tsx";
import type { MapPlace } from "./map-place.ts";

type PageEditorProps = { id: PageId; page: object | null; draft: Draft | null };

/** A page of the agency; an empty form until somebody writes it. */
export function PageEditor({ id, page, draft }: PageEditorProps) {
  const shared = {
    draftKey: `page/${id}`,
    place: { kind: "page", id },
    Frame: AdminPage,
    draft,
    updateText: updatePage,
    ...texts.pages[id],
    loaded: page ?? {},
    preview: (document: object) => <PagePreview id={id} document={document} />,
  };
  switch (id) {
    case "about":
      return (
        <DetailsEditor
          {...shared}
          kind={PAGE_KINDS.about}
          words={PAGE_WORDS.about}
          send={(json) => ask(() => api("pages").about.$put({ json }))}
        />
      );
    case "contact":
      return (
        <DetailsEditor
          {...shared}
          above={{
            "map.latitude": (fill) => <MapLinkInput onPlace={(place) => fill(degreesOf(place))} />,
          }}
          kind={PAGE_KINDS.contact}
          words={PAGE_WORDS.contact}
          send={(json) => ask(() => api("pages").contact.$put({ json }))}
        />
      );
    case "privacy":
      return (
        <DetailsEditor
          {...shared}
          kind={PAGE_KINDS.privacy}
          words={PAGE_WORDS.privacy}
          send={(json) => ask(() => api("pages").privacy.$put({ json }))}
        />
      );
    case "trust":
      return (
        <DetailsEditor
          {...shared}
          kind={PAGE_KINDS.trust}
          words={PAGE_WORDS.trust}
          send={(json) => ask(() => api("pages").trust.$put({ json }))}
        />
      );
  }
}

const degreesOf = ({ latitude, longitude, zoom }: MapPlace): Record<string, string> => ({
  "map.latitude": String(latitude),
  "map.longitude": String(longitude),
  ...(zoom ? { "map.zoom": String(zoom) } : {}),
});
