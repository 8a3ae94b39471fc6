import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { ADMIN_LAYOUT } from "#app/admin/shell/admin-data.ts";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS, type Settings } from "#contracts/kinds/settings.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";

/**
 * A piece of the admin area as it is first rendered there, within what its layout knows.
 * @param languages of the site
 */
export async function withinAdmin(
  piece: ReactNode,
  given: Partial<Settings> = {},
  languages: readonly Language[] = LANGUAGES,
): Promise<string> {
  const whole = { ...completed(SETTINGS_FIELDS, given), versions: {} };
  const settings = settingsSchema.parse({ ...whole, timeZone: given.timeZone ?? "Asia/Dhaka" });
  const user = { _id: "nadia", name: "Nadia Islam" };
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ id: ADMIN_LAYOUT, path: "*", element: piece },
      loader: () => ({ settings, user, languages, now: "2026-11-25T06:00:00.000Z" }),
    },
  ]);
  const context = await query(new Request("https://rihla.example/admin"));
  if (context instanceof Response) throw new Error("it leads to another page");
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider {...{ router, context }} hydrate={false} />);
}
