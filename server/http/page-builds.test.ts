import type { ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PUBLIC_PAGES, type PublicPage } from "#contracts/public-pages.ts";
import { staffPages, visitorPages } from "./page-builds.ts";

// As in the built server: while developing there is one site map, read anew each time.
beforeEach(() => void vi.stubEnv("DEV", false));
afterEach(() => void vi.unstubAllEnvs());

/** A build whose pages say which site map they name, and below which address they lie. */
const BUILD = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, context: never) => {
        const { manifest, staticHandlerContext } = context as {
          manifest: { url: string };
          staticHandlerContext: { basename: string };
        };
        const said = `${manifest.url} ${staticHandlerContext.basename}`;
        return new Response(said, { status, headers });
      },
    },
  },
  routes: { root: { id: "root", path: "*", module: { default: () => null } } },
  assets: {
    ...{ url: "/assets/manifest-1.js", version: "1", routes: {} },
    entry: { module: "/entry.js", imports: [] },
  },
  ...{ publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false },
  ...{ prerender: [], basename: "/", routeDiscovery: { mode: "initial" } },
} as unknown as ServerBuild;

const ask = (handler: ReturnType<ReturnType<typeof visitorPages>>, path: string) =>
  handler(new Request(`https://rihla.example${path}`)).then((answer) => answer.text());

const APART = PUBLIC_PAGES.filter((page: PublicPage) => page.isApart);

test("a page names the site map of all pages, or its own where it is apart, in whatever letters", async () => {
  let loads = 0;
  const pageAt = visitorPages(async () => {
    loads++;
    return BUILD;
  });
  const said = (path: string) => ask(pageAt("en", path), path);
  expect(await said("/blog")).toBe("/assets/site-map-1.js /");
  expect(pageAt("en", "/%")).toBe(pageAt("en", "/blog"));
  for (const { name, path } of APART) {
    for (const written of [path, path.toUpperCase(), `${path}/`, path.replace("a", "%61")]) {
      expect([written, await said(written)]).toEqual([
        ...[written, `/assets/site-map-${name}-1.js /`],
      ]);
    }
  }
  expect(APART.length).toBeGreaterThan(0);
  // Once for each site map.
  expect(loads).toBe(1 + APART.length);
});

test("pages of staff name the site map of the whole build, and share what was loaded", async () => {
  let loads = 0;
  const { en } = staffPages(async () => {
    loads++;
    return BUILD;
  });
  expect([await ask(en, "/admin"), await ask(en, "/admin/blog")]).toEqual([
    ...["/assets/manifest-1.js /", "/assets/manifest-1.js /"],
  ]);
  expect(loads).toBe(1);
});

test("a build that was on its way is loaded once it is asked for again", async () => {
  const builds = [Promise.reject(new Error("half written")), Promise.resolve(BUILD)];
  builds[0]?.catch(() => undefined);
  const pageAt = visitorPages(() => builds.shift() ?? Promise.reject(new Error("asked again")));
  const page = pageAt("en", "/blog");
  await expect(ask(page, "/blog")).rejects.toThrow("half written");
  expect([await ask(page, "/blog"), await ask(pageAt("en", "/visa"), "/visa")]).toEqual([
    ...["/assets/site-map-1.js /", "/assets/site-map-1.js /"],
  ]);
});
