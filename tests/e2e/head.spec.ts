import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/browser-test.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { DEMO_URL } from "#tests/support/servers.ts";

const LISTED = PUBLIC_PAGES.filter(({ isListed }) => isListed);

const DATA_TYPES: Record<string, string[]> = {
  "/": ["TravelAgency"],
  "/packages/umrah": ["TouristTrip", "BreadcrumbList"],
  "/packages/hajj": ["TouristTrip", "BreadcrumbList"],
  "/packages/tours": ["TouristTrip", "BreadcrumbList"],
  "/student-visa": ["Service", "BreadcrumbList"],
  "/work-visa": ["Service", "BreadcrumbList"],
  "/trust": ["TravelAgency", "BreadcrumbList"],
  "/blog/first-umrah-with-elderly-parents": ["BlogPosting", "BreadcrumbList"],
};

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The content of a meta tag, by name or property. */
function metaOf(page: string, name: string): string {
  const tag = page.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return tag?.[1] ?? "";
}

for (const { path, title, picture } of LISTED) {
  test(`${path} can be found and shared`, async ({ request }) => {
    const page = await html(request, path);
    expect(metaOf(page, "description").length).toBeGreaterThan(40);
    expect(metaOf(page, "description").length).toBeLessThanOrEqual(160);
    expect(page).toContain(`<link rel="canonical" href="${DEMO_URL}${path}"/>`);
    expect(metaOf(page, "og:title")).toBe(title);
    expect(metaOf(page, "og:url")).toBe(DEMO_URL + path);
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");

    const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json)["@type"],
    );
    expect(data).toEqual(DATA_TYPES[path] ?? ["BreadcrumbList"]);

    expect(metaOf(page, "og:image")).toBe(`${DEMO_URL}/og/${picture}.jpg`);
    const drawn = await request.get(metaOf(page, "og:image"));
    expect(drawn.headers()["content-type"]).toBe("image/jpeg");
    const { width, height, format } = await sharp(await drawn.body()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  });
}

test("pages that are nobody's to find say so", async ({ request }) => {
  const unlisted = PUBLIC_PAGES.filter(({ isListed }) => !isListed).map(({ path }) => path);
  for (const path of [...unlisted, "/reset-password", "/logout", "/blog/no-such-post"]) {
    expect(metaOf(await html(request, path), "robots"), path).toBe("noindex");
  }
});

test("every page's inline scripts are allowed by their hashes, and nothing else is", async ({
  request,
}) => {
  for (const { path } of PUBLIC_PAGES) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).not.toContain("unsafe");
    const inline = [...(await response.text()).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes, text]) => text && !attributes?.includes("ld+json"))
      .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(new Set(scripts.split(" "))).toEqual(new Set(["'self'", ...inline]));
  }
});

test("every kind of answer carries the security headers", async ({ request }) => {
  const paths = [
    "/",
    "/no-such-page",
    "/api/home",
    "/api/none",
    "/art/campus.svg",
    "/%",
    "/feed.xml",
  ];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"], path).toBeUndefined();
  }
});
