import { expect, test } from "vitest";
import { LANGUAGES } from "#contracts/languages.ts";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

type Opened = Awaited<ReturnType<typeof open>>;

/** The demo agency with nobody's translations. */
async function open() {
  const opened = await openSignedInApi();
  await opened.db.deleteFrom("document").where("lang", "!=", "en").execute();
  await opened.db.deleteFrom("document").where("kind", "=", "types").execute();
  return opened;
}

const write = ({ call }: Opened, path: string, words: object) =>
  call("PUT", `/api/${path}?lang=bn`, words);
const read = async ({ call }: Opened, path: string, lang = "?lang=bn") =>
  (await call("GET", `/api/${path}${lang}`)).body;

test("without a language the wire is as it was to the byte, whatever is translated", async () => {
  const opened = await open();
  const [post] = await read(opened, "blogs?limit=1", "");
  const paths = [
    ...["home", "home/contact", "package", "package/umrah", "pages/about", "settings"],
    ...["blogs", "blogs?limit=3", `blogs/${post._id}`, `blogs/link/${post.link}`],
    ...["blogs?q=umrah", "blogs/none", "blogs/link/none", "package/none", "pages/none"],
  ];
  const bytes = async () => {
    const answers = paths.map((path) => opened.api.request(`/api/${path}`));
    return Promise.all(
      answers.map(async (answer) => {
        const { status, headers } = await answer;
        return `${status} ${headers.get("content-type")} ${await (await answer).text()}`;
      }),
    );
  };
  const before = await bytes();
  const [{ _id: home }] = await read(opened, "home", "");
  const words = {
    "package/umrah": { title: "ওমরাহ প্যাকেজ" },
    settings: { brand: { name: "রিহলা", tagline: "" } },
    [`blogs/${post._id}`]: { title: "শিরোনাম", content: "<p>লেখা</p>" },
    [`home/${home}`]: { marquee: "চলছে" },
    "pages/about": { leadersHeading: "আমাদের কথা" },
  };
  for (const [path, said] of Object.entries(words)) {
    expect([path, (await write(opened, path, said)).status]).toEqual([path, 200]);
  }
  await opened.call("PUT", "/api/languages", { shown: ["bn", "ar"] });
  expect(await bytes()).toEqual(before);
  expect(before.filter((answer) => answer.startsWith("200")).length).toBe(11);
  expect(before.join()).not.toContain('"language"');
  const { _id, createdAt, updatedAt, ...fields } = post;
  const saved = await opened.call("PUT", `/api/blogs/${post._id}`, fields);
  expect([saved.status, Object.keys(saved.body)]).toEqual([200, Object.keys(post)]);
});

test("the pages that Link names hold every post once, those that are translated first", async () => {
  const opened = await open();
  await opened.call("PUT", "/api/languages", { shown: ["bn"] });
  const posts: { _id: string }[] = await read(opened, "blogs", "");
  for (const at of [1, 7]) {
    const words = { title: `শিরোনাম ${at}`, content: "<p>লেখা</p>" };
    await write(opened, `blogs/${posts[at]?._id}`, words);
  }
  const ids: string[] = [];
  let next: string | undefined = "/api/blogs?lang=bn&limit=5";
  while (next) {
    const answer: Response = await opened.api.request(next);
    ids.push(...(await answer.json()).map((post: { _id: string }) => post._id));
    next = answer.headers.get("Link")?.match(/^<([^>]+)>; rel="next"$/)?.[1];
  }
  expect(ids.slice(0, 2)).toEqual([posts[1]?._id, posts[7]?._id]);
  expect(ids.toSorted()).toEqual(posts.map(({ _id }) => _id).toSorted());
});

test("what is translated is answered in that language, the rest in English, and it says so", async () => {
  const opened = await open();
  const english = await read(opened, "package/umrah", "");
  expect(await read(opened, "package/umrah")).toEqual({ ...english, language: "en" });
  const saved = await write(opened, "package/umrah", { title: "ওমরাহ প্যাকেজ", services: ["ভিসা"] });
  expect(saved).toMatchObject({ status: 200, body: { title: "ওমরাহ প্যাকেজ", version: 1 } });
  const [, ...services] = english.services;
  expect(await read(opened, "package/umrah")).toEqual({
    ...english,
    ...{ title: "ওমরাহ প্যাকেজ", services: ["ভিসা", ...services], language: "bn" },
  });
  expect(await read(opened, "package/umrah", "?lang=ar")).toEqual({ ...english, language: "en" });
  const all = await read(opened, "package");
  expect(all.map(({ language }: { language: string }) => language)).toEqual([
    "bn",
    "en",
    "en",
    "en",
    "en",
  ]);
  const [entry] = await opened.site.audit.list({ limit: 1, offset: 0 });
  expect(entry?.summary).toBe(`${english.title} (বাংলা)`);
});

test("what is not given stays as it is", async () => {
  const opened = await open();
  await write(opened, "package/umrah", { title: "ওমরাহ", services: ["ভিসা"] });
  await write(opened, "package/umrah", { description: "বর্ণনা" });
  expect(await read(opened, "package/umrah")).toMatchObject({ title: "ওমরাহ", description: "বর্ণনা" });
  const [post] = await read(opened, "blogs?limit=1", "");
  await write(opened, `blogs/${post._id}`, { title: "শিরোনাম", content: "<p>লেখা</p>" });
  await write(opened, `blogs/${post._id}`, { title: "আরেক" });
  const told = await read(opened, `blogs/${post._id}`);
  expect([told.title, told.content]).toEqual(["আরেক", "<p>লেখা</p>"]);
});

test("slides keep their words when English ones are moved; settings are translated by group", async () => {
  const opened = await open();
  const [{ _id, Slide, version, ...home }] = await read(opened, "home", "");
  await write(opened, `home/${_id}`, {
    Slide: [{ _id: Slide[1]._id, content: "দুই", subcontent: "" }],
  });
  const turned = { ...home, Slide: [Slide[1], Slide[0]], version };
  expect((await opened.call("PUT", `/api/home/${_id}`, turned)).status).toBe(200);
  const [told] = await read(opened, "home");
  expect(told.Slide.slice(0, 2)).toEqual([{ ...Slide[1], content: "দুই" }, Slide[0]]);

  const { brand, phones } = await read(opened, "settings", "");
  await write(opened, "settings", { brand: { name: "রিহলা", tagline: "" } });
  const settings = await read(opened, "settings");
  expect(settings).toMatchObject({ brand: { ...brand, name: "রিহলা" }, phones, language: "bn" });
});

test("a post is listed first where it is translated, and keeps its words in the trash", async () => {
  const opened = await open();
  const { call } = opened;
  const posts = await read(opened, "blogs", "");
  const post = posts.at(-1);
  const content = '<p onclick="x()">আসুন</p><script>x()</script>';
  await write(opened, `blogs/${post._id}`, { title: "বাংলা শিরোনাম", content });
  const listed = await read(opened, "blogs?limit=3", "&lang=bn");
  const clean = { ...post, title: "বাংলা শিরোনাম", content: "<p>আসুন</p>", language: "bn" };
  expect(listed).toEqual([
    clean,
    ...posts.slice(0, 2).map((one: object) => ({ ...one, language: "en" })),
  ]);
  const second = await read(opened, "blogs?limit=3&offset=3", "&lang=bn");
  expect(second.map((one: { _id: string }) => one._id)).toEqual(
    posts.slice(2, 5).map((one: { _id: string }) => one._id),
  );
  expect(await read(opened, `blogs/link/${post.link}`)).toEqual(clean);
  await call("DELETE", `/api/blogs/${post._id}`);
  expect((await write(opened, `blogs/${post._id}`, { title: "x" })).status).toBe(404);
  await call("POST", `/api/blogs/trash/${post._id}/restore`);
  await call("POST", `/api/blogs/${post._id}/restore`);
  expect(await read(opened, `blogs/${post._id}`)).toMatchObject({ title: "বাংলা শিরোনাম" });
});

test("what is no language, an unknown one, an old version and nobody known are refused", async () => {
  const opened = await open();
  const { call } = opened;
  expect(await write(opened, "package/umrah", { bannerimageUrl: "/x" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "bannerimageUrl" }] },
  });
  expect((await write(opened, "package/umrah", { services: "x" })).status).toBe(400);
  expect((await write(opened, "package/umrah", { title: "x".repeat(301) })).status).toBe(400);
  expect((await write(opened, "package/nowhere", { title: "x" })).status).toBe(404);
  expect((await write(opened, "settings", {})).status).toBe(404);
  for (const method of ["GET", "PUT"] as const) {
    const answer = await call(
      method,
      "/api/package/umrah?lang=fr",
      method === "PUT" ? {} : undefined,
    );
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "lang" }] } });
    expect(answer.body.message).toContain("en, bn, ar");
  }
  await write(opened, "package/umrah", { title: "এক" });
  await write(opened, "package/umrah", { title: "দুই", version: 1 });
  expect(await write(opened, "package/umrah", { title: "তিন", version: 1 })).toMatchObject({
    status: 409,
    body: { current: { title: "দুই", version: 2 } },
  });
});

test.each(["{", "", "null", "7", "[]", '"x"', '{"title":{}}'])(
  "%j as the words of a package is refused as English words are",
  async (sent) => {
    const { call } = await open();
    const [english, bangla] = await Promise.all(
      ["/api/package/umrah", "/api/package/umrah?lang=bn"].map((path) => call("PUT", path, sent)),
    );
    expect([english?.status, bangla?.status]).toEqual([400, 400]);
    expect((await call("GET", "/api/package/umrah?lang=bn")).body).toMatchObject({
      language: "en",
    });
  },
);

test("a language that is not shown is read by staff alone", async () => {
  const opened = await open();
  await write(opened, "package/umrah", { title: "ওমরাহ" });
  const asVisitor = () => opened.send("GET", "/api/package/umrah?lang=bn");
  expect((await asVisitor()).status).toBe(404);
  expect((await opened.send("PUT", "/api/package/umrah?lang=bn", {})).status).toBe(401);
  expect(await opened.call("PUT", "/api/languages", { shown: ["ar", "bn", "bn"] })).toMatchObject({
    status: 400,
  });
  expect(await opened.call("PUT", "/api/languages", { shown: ["ar", "bn"] })).toMatchObject({
    status: 200,
    body: { shown: ["bn", "ar"] },
  });
  expect((await asVisitor()).body).toMatchObject({ title: "ওমরাহ", language: "bn" });
  expect((await opened.call("PUT", "/api/languages", { shown: ["fr"] })).status).toBe(400);
  await opened.call("PUT", "/api/languages", { shown: [] });
  expect((await asVisitor()).status).toBe(404);
});

test("the first translation concerns every page, the next ones those of its language; English ones all again", async () => {
  const opened = await open();
  const { contentVersion } = opened.site;
  const concernedBy = async (work: Promise<{ status: number }>) => {
    const before = contentVersion.current();
    expect((await work).status).toBe(200);
    return LANGUAGES.filter((language) => contentVersion.currentIn(language) > before);
  };
  const say = (title: string) => write(opened, "package/umrah", { title });
  expect(await concernedBy(say("ওমরাহ প্যাকেজ"))).toEqual(LANGUAGES);
  expect(await concernedBy(say("ওমরাহ"))).toEqual(["bn"]);
  const english = await read(opened, "package/umrah", "");
  const inEnglish = opened.call("PUT", "/api/package/umrah", { ...english, title: "Umrah visa" });
  expect(await concernedBy(inEnglish)).toEqual(LANGUAGES);
});

test("each door that reads answers in the language that is asked for", async () => {
  const { call } = await openSignedInApi();
  await call("PUT", "/api/languages", { shown: ["bn"] });
  const [post] = (await call("GET", "/api/blogs?limit=1&lang=bn")).body;
  const doors = [
    ...["home", "home/contact", "package", "package/umrah", "settings", "blogs", "blogs?q=ওমরাহ"],
    ...["pages/about", "pages/contact", "pages/privacy", `blogs/${post._id}`],
    `blogs/link/${post.link}`,
  ];
  for (const door of doors) {
    const asked = `/api/${door}${door.includes("?") ? "&" : "?"}lang=bn`;
    const { status, body } = await call("GET", asked);
    const [first] = [body].flat();
    expect([door, status, first.language]).toEqual([door, 200, "bn"]);
    expect(JSON.stringify(first)).toMatch(/\p{Script=Bengali}/u);
  }
});
