import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { pageMeta, unlistedMeta } from "./page-meta.ts";

const settings = settingsSchema.parse({
  ...completed(SETTINGS_FIELDS, { brand: { name: "Noor Travels", tagline: "" } }),
  versions: {},
});
const loaderData = { settings, publicUrl: "https://noor.example" };
const MATCHES = [{ id: "root" }, { id: "routes/site/layout", loaderData }];

const PAGE = { title: "Hajj", description: "All of it.", path: "/packages/hajj", picture: "hajj" };

test("a page has its own address, title and picture, for search engines and whoever shares it", () => {
  const meta = pageMeta(MATCHES, PAGE);
  expect(meta).toEqual(
    expect.arrayContaining([
      { title: "Hajj | Noor Travels" },
      { name: "description", content: "All of it." },
      { tagName: "link", rel: "canonical", href: "https://noor.example/packages/hajj" },
      { property: "og:url", content: "https://noor.example/packages/hajj" },
      { property: "og:image", content: "https://noor.example/og/hajj.jpg" },
    ]),
  );
  expect(meta).not.toContainEqual(expect.objectContaining({ name: "robots" }));
});

test("the way to a page is told in places from one on", () => {
  const meta = pageMeta(MATCHES, { ...PAGE, title: "A post", path: "/blog/a-post" });
  const [way] = meta.flatMap((item) => ("script:ld+json" in item ? [item["script:ld+json"]] : []));
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://noor.example/" },
      { position: 2, item: "https://noor.example/blog" },
      { position: 3, name: "A post", item: "https://noor.example/blog/a-post" },
    ],
  });
  expect(pageMeta(MATCHES, { ...PAGE, path: "/" })).not.toContainEqual(
    expect.objectContaining({ "script:ld+json": expect.anything() }),
  );
});

test.each([
  ["word ".repeat(40).trim(), `${"word ".repeat(31)}word…`],
  ["x".repeat(161), `${"x".repeat(159)}…`],
  ["x".repeat(160), "x".repeat(160)],
  [`${"x".repeat(100)} ${"y".repeat(59)} z`, `${"x".repeat(100)}…`],
  [`${"x".repeat(159)} y`, `${"x".repeat(159)}…`],
])("a description is cut at a word, after 160 letters at most: %s", (description, shown) => {
  const meta = pageMeta(MATCHES, { ...PAGE, description });
  expect(meta).toContainEqual({ name: "description", content: shown });
});

test("pages for one person alone are not found; a site that could not be loaded has a title still", () => {
  expect(unlistedMeta(MATCHES, "Sign in")).toEqual([
    { title: "Sign in | Noor Travels" },
    { name: "robots", content: "noindex" },
  ]);
  expect(unlistedMeta([], "Sign in")).toContainEqual({ name: "robots", content: "noindex" });
  expect(pageMeta([], PAGE)).toEqual([{ title: "Hajj" }]);
});

test("a page that is to be sent, and not found, says so, and in no language leads to others", () => {
  const page = { path: PAGE.path, languages: ["en", "bn"] };
  const inTwo = [{ id: "root" }, { id: "routes/site/layout", loaderData: { ...loaderData, page } }];
  const saidOf = (more: object) =>
    pageMeta(inTwo, { ...PAGE, ...more }).flatMap((item) => {
      if ("name" in item && item.name === "robots") return [item.content];
      return "hrefLang" in item ? [item.hrefLang] : [];
    });
  expect(saidOf({})).toEqual(["en", "bn", "x-default"]);
  expect(saidOf({ isUnlisted: true })).toEqual(["noindex"]);
  expect(saidOf({ path: `${PAGE.path}?page=2` })).toEqual(["en", "bn", "x-default"]);
});

test("a translated page is found at its own address; of one that is not, the English one is found", () => {
  const inBangla = (languages: string[]) => {
    const page = { path: PAGE.path, languages };
    const read = [
      { id: "root" },
      { id: "routes/site/layout", loaderData: { ...loaderData, page } },
    ];
    return pageMeta(read, PAGE, "bn").flatMap((item) => {
      if ("rel" in item && item.rel === "canonical") return [item.href];
      return "name" in item && item.name === "robots" ? [item.content] : [];
    });
  };
  expect(inBangla(["en", "bn"])).toEqual(["https://noor.example/bn/packages/hajj"]);
  expect(inBangla(["en"])).toEqual(["https://noor.example/packages/hajj", "noindex"]);
});
