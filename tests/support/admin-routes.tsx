import type { ComponentType } from "react";
import {
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "react-router";
import siteMap from "#app/routes.ts";

type Given = { loaderData: unknown; actionData: unknown; params: unknown };
type PageModule = {
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle?: unknown;
  default?: ComponentType<Given>;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
};

const MODULES = import.meta.glob<PageModule>("../../app/routes/admin/**/*.{ts,tsx}");

/** The pages of the admin area as the site map has them, the guard aside. */
export const adminRoutes = (): RouteObject[] =>
  siteMap.filter(({ file }) => file === "routes/admin/layout.tsx").map(routeOf);

function routeOf({ file, path, index, children }: (typeof siteMap)[number]): RouteObject {
  return {
    id: file.replace(/\.tsx?$/, ""),
    ...(index ? { index } : {}),
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: children.map(routeOf) } : {}),
    lazy: async () => {
      const page = await load(file);
      const { loader, shouldRevalidate, handle, default: Page, ErrorBoundary } = page;
      return {
        ...(loader ? { loader } : {}),
        ...(shouldRevalidate ? { shouldRevalidate } : {}),
        ...(handle ? { handle } : {}),
        ...(Page ? { Component: withProps(Page) } : {}),
        ...(ErrorBoundary ? { ErrorBoundary: withError(ErrorBoundary) } : {}),
      };
    },
  } as RouteObject;
}

async function load(file: string): Promise<PageModule> {
  const module = await MODULES[`../../app/${file}`]?.();
  if (!module) throw new Error(`${file} is no page`);
  return module;
}

const withProps = (Page: ComponentType<Given>) =>
  function PageOfRoute() {
    return <Page loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} />;
  };

const withError = (ErrorBoundary: ComponentType<{ error: unknown }>) =>
  function ErrorOfRoute() {
    return <ErrorBoundary error={useRouteError()} />;
  };
