import { expect, test } from "vitest";
import { openTestDiscovery } from "#tests/support/open-test-discovery.ts";

test.each([
  ["/favicon.ico", "image/x-icon", "public, max-age=3600"],
  ["/icon-192.png", "image/png", "public, max-age=3600"],
  ["/icon-512.png", "image/png", "public, max-age=3600"],
  ["/apple-touch-icon.png", "image/png", "public, max-age=3600"],
  ["/og/home.jpg", "image/jpeg", "public, max-age=86400"],
  ["/og/blog/umrah-in-four-steps.jpg", "image/jpeg", "public, max-age=86400"],
])("%s is a picture that is kept for its time", async (path, type, keeping) => {
  const { discovery } = await openTestDiscovery({ demo: true });
  const { status, headers } = await discovery.request(path);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    ...[200, type, keeping],
  ]);
});

test("the manifest and the card of the agency stand at their addresses", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const manifest = await discovery.request("/manifest.webmanifest");
  const icon = (size: number) => ({
    ...{ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
    purpose: "any maskable",
  });
  const { brand } = await site.settings.get();
  expect(await manifest.json()).toEqual({
    ...{ name: brand.name, short_name: brand.name, description: brand.tagline },
    ...{ start_url: "/", display: "browser", icons: [icon(192), icon(512)] },
    ...{ background_color: expect.stringMatching(/^#/), theme_color: expect.stringMatching(/^#/) },
  });
  const card = await discovery.request("/agency.vcf");
  expect(await card.text()).toMatch(/^BEGIN:VCARD\r\n/);
  expect(card.headers.get("Content-Disposition")).toBe('attachment; filename="agency.vcf"');
});

test("a page of one's own has a picture with its title; what is not there has none", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const page = { title: "Terms", link: "terms", description: "", content: "", isInFooter: false };
  await site.ownPage.create(page, { by: null });
  const found = await discovery.request("/og/pages/terms.jpg");
  expect(found.headers.get("Content-Type")).toBe("image/jpeg");
  const paths = ["/og/pages/nothing.jpg", "/og/blog/nothing.jpg", "/bn/og/home.jpg", "/og/x.jpg"];
  const answers = await Promise.all(paths.map((path) => discovery.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("pictures that were PNG once are found at their new addresses, in languages that are shown", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const moved = async (path: string) => {
    const { status, headers } = await discovery.request(path);
    return [status, headers.get("Location")];
  };
  expect(await moved("/og/blog/2026/visas.png")).toEqual([301, "/og/blog/2026/visas.jpg"]);
  expect(await moved("/bn/og/home.png")).toEqual([404, null]);
  await site.languages.show(["bn"], { by: null });
  expect(await moved("/bn/og/home.png")).toEqual([301, "/bn/og/home.jpg"]);
});

test("of each file it is said what it is, and whether it is kept", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const [departure] = await site.entry.list("departure", { parent: "umrah" });
  const told: unknown[] = [];
  for (const path of [
    ...["/sitemap.xml", "/robots.txt", "/feed.xml", "/manifest.webmanifest", "/agency.vcf"],
    `/packages/umrah/${departure?._id}.ics`,
  ]) {
    const { headers } = await discovery.request(path);
    told.push(
      ["Content-Type", "Cache-Control", "Content-Disposition"].map((name) => headers.get(name)),
    );
  }
  expect(told).toEqual([
    ["application/xml; charset=utf-8", "no-cache", null],
    ["text/plain; charset=utf-8", "public, max-age=86400", null],
    ["application/atom+xml; charset=utf-8", "no-cache", null],
    ["application/manifest+json", "public, max-age=86400", null],
    ["text/vcard; charset=utf-8", "no-cache", 'attachment; filename="agency.vcf"'],
    ["text/calendar; charset=utf-8", "no-cache", 'attachment; filename="departure.ics"'],
  ]);
});
