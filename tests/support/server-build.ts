import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import * as entryModule from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import siteMap from "#app/routes.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;

type Module = Route["module"];

const MODULES = import.meta.glob<Module>(
  [
    "../../app/routes/{site,auth}/*.tsx",
    "../../app/routes/admin/{layout,help}.tsx",
    "!**/*.test.tsx",
  ],
  { eager: true },
);

type InSiteMap = (typeof siteMap)[number];

/** The pages of visitors, and of the admin area what shows how it is guarded, as a build would hand them over. */
export const routes: ServerBuild["routes"] = Object.fromEntries(
  [
    { id: "root", path: "", module: asBuilt(root as unknown as Module) },
    ...siteMap.flatMap((one) => routesOf(one, "root")),
  ].map((route) => [route.id, route]),
);

function routesOf(one: InSiteMap, parentId: string): Omit<Route, "children">[] {
  const module = MODULES[`../../app/${one.file}`];
  if (!module) return [];
  const id = one.id ?? one.file.replace(/\.tsx?$/, "");
  const { path, index } = one;
  const own = {
    id,
    parentId,
    module: asBuilt(module),
    ...(path && { path }),
    ...(index && { index }),
  };
  return [own, ...(one.children ?? []).flatMap((child) => routesOf(child, id))];
}

type PageOf = Parameters<typeof withComponentProps>[0];
type Boundary = Parameters<typeof withErrorBoundaryProps>[0];

/** Pages are given what they need. */
function asBuilt(module: Module): Module {
  const { default: Page, ErrorBoundary } = module;
  return {
    ...module,
    ...(Page && { default: withComponentProps(Page as PageOf) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as Boundary) }),
  };
}

type InBrowser = NonNullable<ServerBuild["assets"]["routes"][string]>;

function inBrowser({ id, parentId, path, index, module }: Omit<Route, "children">): InBrowser {
  return {
    ...{ id, ...(parentId && { parentId }), ...(path && { path }), ...(index && { index }) },
    ...{ module: `/assets/${id}.js`, css: [], imports: [] },
    ...{ hasAction: "action" in module, hasLoader: "loader" in module },
    ...{ hasClientAction: "clientAction" in module, hasClientLoader: false },
    ...{ hasClientMiddleware: false, hasErrorBoundary: "ErrorBoundary" in module },
    ...{ clientActionModule: undefined, clientLoaderModule: undefined },
    ...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
  };
}

export const assets: ServerBuild["assets"] = {
  entry: { module: "/assets/entry.js", imports: [] },
  routes: Object.fromEntries(
    Object.values(routes).flatMap((route) => (route ? [[route.id, inBrowser(route)]] : [])),
  ),
  url: "/assets/manifest-test.js",
  version: "test",
};
export const entry: ServerBuild["entry"] = { module: entryModule };
export const assetsBuildDirectory = "build/client";
export const basename = "/";
export const publicPath = "/";
export const future = {} as ServerBuild["future"];
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" } as const;
export const allowedActionOrigins = ["**"];
