import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  type ActionFunction,
  type ActionFunctionArgs,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type Location,
  type MetaDescriptor,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from "react-router";
import { enquiryContext, siteContext, userContext } from "#app/context.ts";
import SiteLayout, { loader as loadLayout } from "#app/routes/site/layout.tsx";
import { PUBLIC_PAGES, type PublicPage } from "#contracts/public-pages.ts";
import type { Shown } from "#server/content/shown-body.ts";
import type { Db } from "#server/db/schema.ts";
import { createEnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import { OUR_ART, readArt } from "#server/pictures/art.ts";
import { createMarkInPage } from "#server/pictures/mark-in-page.ts";
import { createSite, type Site } from "#server/site.ts";
import { openTestSite } from "./open-test-site.ts";

type FromRoute = { loaderData: unknown; actionData: unknown };
type Told = {
  matches: { id: string; loaderData: unknown }[];
  loaderData: unknown;
  location: Location;
};
type Meta = (told: Told) => MetaDescriptor[];
type InBrowser = { serverAction: () => Promise<unknown> } & ActionFunctionArgs;
type PageModule = {
  loader?: LoaderFunction;
  action?: ActionFunction;
  clientAction?: (args: InBrowser) => Promise<unknown>;
  meta?: Meta;
  default: ComponentType<FromRoute>;
};

export const PUBLIC_URL = "https://rihla.example";

const MODULES = import.meta.glob<PageModule>("../../app/routes/{site,auth}/*.tsx");

/**
 * The public pages over a site of its own, rendered as a visitor without scripts gets them.
 * @param options.over how they see its database
 */
export async function openTestPages(options: { demo?: boolean; over?: (db: Db) => Db } = {}) {
  const opened = await openTestSite(options);
  const site = options.over ? createSite(options.over(opened.db)) : opened.site;
  return { ...opened, visit: visitsTo({ ...opened, site }) };
}

/** @param isInBrowser forms are sent as its scripts send them */
export const publicRoutes = (isInBrowser = false): RouteObject[] => [
  {
    id: "routes/site/layout",
    Component: SiteLayout,
    loader: loadLayout as LoaderFunction,
    children: PUBLIC_PAGES.map((page) => pageRoute(page, isInBrowser)),
  },
];

type Opened = { site: Site; secret: string };

/** What the server hands to its pages, for a visitor who is not signed in. */
export function publicContexts({ site, secret }: Opened) {
  const intake = createEnquiryIntake({ site, secret });
  const markInTime = createMarkInPage(async () => null);
  /** However busy the machine is: what was read before this has been read by then. */
  const markInPage = async (address: string) => {
    await markInTime(address);
    if (OUR_ART.test(address)) await readArt(address);
    return markInTime(address);
  };
  return (shown?: Shown[]) => {
    const context = new RouterContextProvider();
    const reportError = (error: unknown) => {
      throw error;
    };
    const seen = shown ? { ...site, ...site.showing(shown) } : site;
    context.set(siteContext, { site: seen, publicUrl: PUBLIC_URL, markInPage, reportError });
    context.set(userContext, null);
    context.set(enquiryContext, {
      issueToken: intake.issueToken,
      receive: (enquiry, guards) => intake.receive(enquiry, guards, "203.0.113.7"),
    });
    return context;
  };
}

/** @param basename below which the pages of a language lie */
export function visitsTo(opened: Opened, basename = "") {
  const contextFor = publicContexts(opened);
  const { query, dataRoutes } = createStaticHandler(publicRoutes(), { basename });

  /**
   * @param form what a form on that page sends
   * @param shown stands in for what is public of it
   */
  return async function visit(path: string, form?: Record<string, string>, shown?: Shown[]) {
    const request = new Request(PUBLIC_URL + basename + path, {
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    const found = await query(request, { requestContext: contextFor(shown) });
    if (found instanceof Response) throw new Error(`${path} leads to another page`);
    const html = renderToStaticMarkup(
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, found)}
        context={found}
        hydrate={false}
      />,
    );
    const headers = Object.values(form ? found.actionHeaders : found.loaderHeaders).at(-1);
    return {
      status: found.statusCode,
      headers: headers ?? new Headers(),
      html,
      meta: metaOf(found),
    };
  };
}

function pageRoute({ name, path, kind }: PublicPage, isInBrowser: boolean): RouteObject {
  const file = kind === "account" ? `auth/${name}` : `site/${kind}`;
  return {
    id: name,
    path: path.slice(1),
    async lazy() {
      const page = await load(file);
      const action = isInBrowser ? asSent(page) : page.action;
      return {
        ...{ loader: page.loader, action, handle: { meta: page.meta } },
        Component: withProps(page.default),
      };
    },
  };
}

/** Of a page with an action in the browser, that one: the server's is asked by it. */
function asSent({ action, clientAction }: PageModule): ActionFunction | undefined {
  if (!action || !clientAction) return action;
  return (args) =>
    clientAction({
      ...args,
      async serverAction() {
        const answer = await action(args);
        if (answer instanceof Response) throw answer;
        const { type, data } = answer as { type?: string; data?: unknown };
        return type === "DataWithResponseInit" ? data : answer;
      },
    });
}

/** What its head says. */
function metaOf({ matches, loaderData, location }: StaticHandlerContext) {
  const all = matches.map(({ route: { id } }) => ({ id, loaderData: loaderData[id] }));
  const meta: Meta | undefined = matches.at(-1)?.route.handle?.meta;
  return meta?.({ matches: all, loaderData: all.at(-1)?.loaderData, location }) ?? [];
}

async function load(file: string): Promise<PageModule> {
  const module = await MODULES[`../../app/routes/${file}.tsx`]?.();
  if (!module) throw new Error(`${file} is no page`);
  return module;
}

const withProps = (Page: PageModule["default"]) =>
  function PageOfRoute() {
    return <Page loaderData={useLoaderData()} actionData={useActionData()} />;
  };
