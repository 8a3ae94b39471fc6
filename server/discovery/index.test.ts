import sharp from "sharp";
import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestDiscovery, TEST_ORIGIN } from "#tests/support/open-test-discovery.ts";

test.each([
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
  ["/apple-touch-icon.png", 180],
])("%s is a square of %d px without clear parts", async (path, size) => {
  const { discovery } = await openTestDiscovery();
  const response = await discovery.request(path);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const picture = sharp(await response.arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ width: size, height: size });
  const { isOpaque, channels } = await picture.stats();
  expect(isOpaque).toBe(true);
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10);
});

test("/favicon.ico is an icon file around a PNG", async () => {
  const { discovery } = await openTestDiscovery();
  const response = await discovery.request("/favicon.ico");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("Content-Type")).toBe("image/x-icon");
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - 22);
  const png = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
  expect(png).toMatchObject({ format: "png", width: 48, height: 48 });
});

test("the manifest names the agency, and icons that exist", async () => {
  const { discovery } = await openTestDiscovery({ demo: true });
  const response = await discovery.request("/manifest.webmanifest");
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: "Rihla Travels", start_url: "/" });
  for (const { src } of manifest.icons) expect((await discovery.request(src)).status).toBe(200);
});

test("the agency's card is read by an address book, whatever stands in its fields", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const response = await discovery.request("/agency.vcf");
  expect(response.headers.get("Content-Type")).toBe("text/vcard; charset=utf-8");
  const card = await response.text();
  expect(card.split("\r\n")).toEqual(
    expect.arrayContaining([
      "BEGIN:VCARD",
      "FN:Rihla Travels",
      "TEL;TYPE=WORK,VOICE:+8801011204560",
      "TEL;TYPE=WORK,VOICE:+8801019377042",
      "EMAIL;TYPE=WORK:salam@rihla.example",
      "ADR;TYPE=WORK:;;House 14\\, Road 7\\, Dhanmondi\\, Dhaka 1205;;;;",
      "END:VCARD",
    ]),
  );
  const address = `${"ধানমন্ডি; ".repeat(12)}\nDhaka`;
  await site.settings.update({ address }, { by: null });
  const lines = (await (await discovery.request("/agency.vcf")).text()).split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = lines.join("\r\n").replaceAll("\r\n ", "");
  expect(unfolded).toContain(`;;${"ধানমন্ডি\\; ".repeat(12)}\\nDhaka;;;;`);
});

test.each([
  "home",
  "about",
  "contact",
  "umrah",
  "hajj",
  "tours",
  "student-visa",
  "work-visa",
  "get-started",
  "privacy-policy",
  "trust",
  "blog",
])("/og/%s.jpg stands with and without content", async (name) => {
  for (const demo of [true, false]) {
    const { discovery } = await openTestDiscovery({ demo });
    const response = await discovery.request(`/og/${name}.jpg`);
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("a post has its own picture, under its link, and it is known again", async () => {
  const { db, discovery } = await openTestDiscovery();
  await makeBlog(db, { link: "2026/visas?", title: "First" });
  await makeBlog(db, { link: "other", title: "Second" });
  const first = await discovery.request("/og/blog/2026/visas%3F.jpg");
  const other = await discovery.request("/og/blog/other.jpg");
  expect([first.status, other.status]).toEqual([200, 200]);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).not.toBe(other.headers.get("ETag"));
  const again = await discovery.request("/og/blog/2026/visas%3F.jpg", {
    headers: { "If-None-Match": etag },
  });
  expect(again.status).toBe(304);
});

test("in each language that is shown pages have their own, and old addresses of PNG lead on", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const ask = (path: string) => discovery.request(path);
  expect((await ask("/bn/og/umrah.jpg")).status).toBe(404);
  await site.languages.show(["bn", "ar"], { by: null });
  const paths = ["/og/umrah.jpg", "/bn/og/umrah.jpg", "/ar/og/umrah.jpg"];
  const etags = [];
  for (const path of paths) etags.push((await ask(path)).headers.get("ETag"));
  expect(new Set(etags).size).toBe(3);
  const moved = await ask("/ar/og/blog/2026/visas%3F.png");
  expect([moved.status, moved.headers.get("Location")]).toEqual([
    301,
    "/ar/og/blog/2026/visas%3F.jpg",
  ]);
});

test.each(["/og", "/og/nothing.jpg", "/og/home", "/og/blog/nothing.jpg", "/og/blog/.jpg"])(
  "%s is nothing",
  async (path) => {
    const { discovery } = await openTestDiscovery({ demo: true });
    expect((await discovery.request(path)).status).toBe(404);
  },
);

test("the agency's own mark is on every icon and sharing picture, also a wide one", async () => {
  const { db, discovery, site, library } = await openTestDiscovery({ demo: true });
  const by = { by: (await makeUser({ db }))._id };
  const bytesOf = async (path: string) =>
    Buffer.from(await (await discovery.request(path)).arrayBuffer());
  const paths = ["/favicon.ico", "/apple-touch-icon.png", "/icon-192.png", "/og/home.jpg"];
  const before = await Promise.all(paths.map(bytesOf));
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><rect width="300" height="60" fill="#e01040"/></svg>`;
  const form = new FormData();
  form.set("file", new File([mark], "mark.svg"));
  const sent = new Request(TEST_ORIGIN, { method: "POST", body: form });
  const logo = (await library.receive(sent, by)).picture.url;
  await site.settings.update({ look: { logo, accent: "" } }, by);
  const after = await Promise.all(paths.map(bytesOf));
  for (const [index, path] of paths.entries()) {
    expect(after[index]?.equals(before[index] ?? Buffer.of()), path).toBe(false);
  }
  // Whole and as wide as its place, not cut to a square.
  const points = [
    [40, 96],
    [150, 96],
    [96, 70],
    [96, 122],
  ] as const;
  expect(await redOf(after[2], points)).toEqual([true, true, false, false]);
  expect(
    await redOf(after[3], [
      [80, 535],
      [255, 535],
      [275, 535],
    ]),
  ).toEqual([true, true, false]);

  await site.settings.update({ look: { logo: "https://elsewhere.example/m.png", accent: "" } }, by);
  expect((await bytesOf("/icon-192.png")).equals(before[2] ?? Buffer.of())).toBe(false);
});

test("an icon and a sharing picture stand, in bounds, whatever their drawing takes", async () => {
  const { db, discovery, site, library } = await openTestDiscovery({ demo: true });
  const by = { by: (await makeUser({ db }))._id };
  const bytesOf = async (path: string) =>
    Buffer.from(await (await discovery.request(path)).arrayBuffer());
  const wear = (logo: string) => site.settings.update({ look: { logo, accent: "" } }, by);
  await wear("https://elsewhere.example/m.png");
  const plain = await bytesOf("/icon-512.png");
  // Small when it is uploaded, a gigabyte at the size of an icon.
  const parts = Array.from({ length: 1500 }, (_, at) => `<feFlood result="r${at}"/>`).join("");
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">${parts}</filter><rect width="64" height="64" filter="url(#f)"/></svg>`;
  const form = new FormData();
  form.set("file", new File([mark], "mark.svg"));
  const sent = new Request(TEST_ORIGIN, { method: "POST", body: form });
  const { url } = (await library.receive(sent, by)).picture;
  await wear(url);
  expect((await bytesOf("/icon-512.png")).equals(plain)).toBe(true);
  const post = await makeBlog(db, { link: "large", image: url });
  const picture = await discovery.request(`/og/blog/${post.link}.jpg`);
  expect(picture.status).toBe(200);
});

/** Which of these points, x and y, have the red of the mark. */
async function redOf(picture: Buffer | undefined, points: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const [r = 0, g = 255] = data.subarray((y * info.width + x) * 3);
    return r > 200 && g < 60;
  });
}
