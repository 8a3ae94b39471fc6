import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from "react-router";
import { STAFF_MARK } from "#app/site/account/user-info.ts";
import { Accent } from "#app/site/head/accent.tsx";
import { useLoadedSiteData } from "#app/site/pieces/site-data.ts";
import { ApplicationError } from "#app/site/shell/application-error.tsx";
import { firstFonts, ownSheets } from "#app/type/en/type.ts";
import { direction, feedPath, language } from "#i18n/en/language.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import * as shell from "#i18n/en/site/shell.ts";
import type { Route } from "./+types/root.ts";
import styles from "./styles.css?url";
import { IconSprite } from "./ui/icon.tsx";
import { ToastRegion } from "./ui/toast-region.tsx";

const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
  ...firstFonts.map(font),
  ...[...ownSheets, styles].map((href) => ({ rel: "stylesheet", href })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", href: feedPath, type: "application/atom+xml", title: pageTitles.blog },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useLoadedSiteData();
  const { accent = "", logo = "" } = data?.settings.look ?? {};
  // What is known of the session, also where scripts do not run.
  const staffMark = data?.isStaff ? { [STAFF_MARK]: "" } : {};
  return (
    <html lang={language} dir={direction} {...staffMark} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#062c23" />
        <Links />
        {logo.endsWith(".svg") ? (
          <link rel="icon" href={data?.mark?.address ?? logo} type="image/svg+xml" />
        ) : null}
        <Accent accent={accent} />
        <Meta />
      </head>
      <body>
        {children}
        <IconSprite />
        <ToastRegion />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last resort: what no page caught. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) ? (
    <ApplicationError title={`${error.status} ${error.statusText}`.trim()} />
  ) : (
    <ApplicationError title={error instanceof Error ? error.message : shell.fault.unknown} />
  );
}
