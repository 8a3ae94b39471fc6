import { expect, test } from "vitest";
import { readOldAddress } from "#contracts/old-address.ts";
import { isOwnAddress } from "#contracts/own-address.ts";
import { isOneAddress, PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { createDiscovery } from "./index.ts";

/** Nothing is asked of it: it only names its routes. */
const { routes } = createDiscovery({ env: {}, library: {} } as Parameters<
  typeof createDiscovery
>[0]);

const isOwn = (path: string): boolean => {
  const read = readOldAddress(path);
  return !read.mistake && isOwnAddress(read.value);
};

test("whatever machines read, and every page, is known to be ours", () => {
  const files = routes.map(({ path }) =>
    path
      .replace("/:file{sitemap-[1-9][0-9]*\\.xml}", "/sitemap-2.xml")
      .replace("/:id/:file{[^/]+\\.ics}", "/umrah/1.ics")
      .replace(/:file\{.*\}/, "x.png"),
  );
  const pages = PUBLIC_PAGES.filter(isOneAddress).map(({ path }) => path);
  const all = [...files, ...pages].filter((path) => path !== "/*");
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((path) => !isOwn(path))).toEqual([]);
});
