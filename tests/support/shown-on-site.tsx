import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import { accessibleOutline } from "./accessible-outline.ts";

const MOST_ROWS = 9;

/** What pages know of an agency of these settings. */
export function siteOf(settings: Record<string, unknown> = {}): SiteData {
  const whole = { ...completed(SETTINGS_FIELDS, settings), versions: {} };
  return {
    settings: settingsSchema.parse({ ...whole, timeZone: "Asia/Dhaka" }),
    ...{ publicUrl: "https://rihla.example", languages: [...LANGUAGES], noticePhone: "" },
    ...{ noticeEnds: null, year: "2026", legal: [] },
  };
}

/** The piece of a page as the server sends it. */
export function htmlOnSite(piece: ReactNode, site = siteOf(), at = "/"): string {
  const Stub = createRoutesStub([{ id: "site/layout", path: "*", Component: () => piece }]);
  const hydrationData = { loaderData: { "site/layout": site } };
  return renderToStaticMarkup(<Stub initialEntries={[at]} hydrationData={hydrationData} />);
}

/** The same, line by line. */
export const shownOnSite = (...what: Parameters<typeof htmlOnSite>): string[] =>
  accessibleOutline(htmlOnSite(...what), undefined, MOST_ROWS);
