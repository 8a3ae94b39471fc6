import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";

/** Addresses that are no page: doors, files, pages of staff, what machines read, and /proc of the system. */
const NO_PAGE =
  /^\/(proc|api|admin|art|guide|og|media|assets|healthz|_\.data)\b|\.(svg|jpg|png|ico|xml|txt|vcf|webmanifest|js|css)$|^\/(sitemap|icon|manifest|site-map)-/;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** As a text or the beginning of one: "/about", `/blog/${link}`, "/login?password=changed". */
const WRITTEN_PATH = /(?<=["'`])\/[a-z][\w./-]*(?=["'`?#$])/g;

const COMMENT = /(?<=^|\s)\/\*[\s\S]*?\*\//g;

/** The doors' own noun, below a prefix: "/about" of /api/pages. */
const OF_DOORS = /^server\/(api|media|http\/(health|metrics-door))/;

/** A page, or how the addresses of several begin. */
const isPage = (written: string) =>
  PUBLIC_PAGES.some(
    ({ path: page }) => page === written || (written.endsWith("/") && page.startsWith(written)),
  );

test("no source names the path of a page that is not in the list", () => {
  const sources = ["app", "contracts", "server", "i18n"].flatMap(sourcesIn);
  const strangers = sources
    .filter((file) => !OF_DOORS.test(file) && file !== "app/routes.ts")
    .flatMap((file) =>
      (readFileSync(file, "utf8").replace(COMMENT, "").match(WRITTEN_PATH) ?? [])
        .filter((written) => !NO_PAGE.test(written) && !isPage(written))
        .map((written) => `${file}: ${written}`),
    );
  expect(strangers).toEqual([]);
});
