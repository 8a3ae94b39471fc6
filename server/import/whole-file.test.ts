import { expect, test } from "vitest";
import { spokenIn } from "#server/http/spoken-in.ts";
import { type WxrItem, wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";
import { importCsv } from "./import-csv.ts";

const FILE: WxrItem[] = [
  {
    id: 1,
    title: "Umrah in Ramadan",
    slug: "six-passport-checks",
    html: "One [gallery ids='1']",
    categories: ["Umrah", "News"],
  },
  { id: 2, title: "", slug: "", html: "<p>Words of a post without a title</p>" },
  {
    id: 3,
    title: "Office",
    slug: "about",
    type: "page",
    html: "Here we are",
    link: "https://old.example/about/",
  },
  { id: 4, title: "Later", slug: "later", status: "draft", html: "Not yet" },
  {
    id: 5,
    title: "Planned",
    slug: "planned",
    status: "future",
    at: "2099-01-01 00:00:00",
    html: "In time",
  },
  { id: 6, title: "Private", slug: "private", status: "private", html: "For us" },
  { id: 7, title: "Gone", slug: "gone", status: "trash", html: "Away" },
  { id: 8, title: "Empty", slug: "empty", html: "" },
  {
    id: 9,
    title: "Scripts",
    slug: "scripts",
    html: '<script>alert(1)</script><p>Safe <a href="javascript:x">x</a></p><iframe src="https://maps.example/"></iframe>',
  },
  { id: 10, title: "Long ".repeat(80), slug: "long", html: "x" },
  {
    id: 11,
    title: "Linked",
    slug: "linked",
    html: '<a href="https://old.example/2019/03/later/">Later</a> <a href="https://old.example/2019/03/scripts/">Scripts</a> <a href="https://old.example/nowhere/">n</a>',
  },
  { id: 12, title: "Menu", type: "nav_menu_item" },
  { id: 13, title: "Twice", slug: "scripts", html: "Again" },
];

type Found = Awaited<ReturnType<Awaited<ReturnType<typeof openImports>>["run"]>>;

const factsOf = ({ state, done, of, problem, isHere, isUndone, counts, taken }: Found) => ({
  ...{ state, done, of, problem, isHere, isUndone, counts },
  taken: taken.map((one) => `${one.number} ${one.wished} ${one.link} ${one.isLeftOut}`),
});

const notesOf = ({ notes }: Found) =>
  notes.map(({ what, count, names }) => `${what} ${count} ${names.join(", ")}`.trim());

test("of a whole file each thing is told: what becomes of it, where it is, and what of it changed", async () => {
  const { run, imports, owner, db } = await openImports({ demo: true });
  const words = await spokenIn("en");
  const report = async (id: string) => {
    let csv = "";
    for await (const part of importCsv(await imports.report(id), words)) csv += part;
    const lines = csv
      .replaceAll('"', "")
      .replaceAll(/(Long ){9,}/g, "LONG ")
      .split("\r\n");
    return lines.slice(1, -1).map((line) => line.replaceAll("\n", " / "));
  };
  const looked = await run("wordpress", wxr(FILE), true);
  expect(factsOf(looked)).toEqual({
    state: "looked",
    done: 0,
    of: 0,
    problem: null,
    isHere: true,
    isUndone: false,
    counts: {
      posts: 7,
      drafts: 3,
      pages: 1,
      documents: 0,
      pictures: 0,
      pictureBytes: 0,
      addresses: 11,
    },
    taken: [
      "1 /blog/six-passport-checks six-passport-checks-2 false",
      "3 /about about-2 false",
      "13 /blog/scripts scripts-2 false",
    ],
  });
  expect(notesOf(looked)).toEqual([
    "shortcodes 1 gallery",
    "other-types 1 News",
    "drawn-picture 10",
    "taken 3 six-passport-checks-2, about-2, scripts-2",
    "untitled 1",
    "unlinked 1 words-of-a-post-without-a-title",
    "no-type 9",
    "new-type 1 Blog",
    "draft 2 draft, private",
    "planned 1",
    "deleted 1 trash",
    "scripts 1",
    "links 1",
    "embeds 1 maps.example",
    "menus 1",
  ]);
  expect(await report(looked._id)).toEqual([
    "1,Post,Umrah in Ramadan,Would come,/2019/03/six-passport-checks,/blog/six-passport-checks-2,One shortcode of a plugin has no counterpart here: gallery / One category does not come, because a post has one type here: News / One post without a picture gets the drawn one / One link was taken, so that the post gets another: six-passport-checks-2",
    "2,Post,Words of a post without a title,Would come,/2019/03/,/blog/words-of-a-post-without-a-title,One post without a title gets its first words as a title / One post without a link gets one: words-of-a-post-without-a-title / One post without a picture gets the drawn one / One post without a category gets the type “Blog” / One type is new here: Blog",
    "3,Page,Office,Would come,/about,/about-2,One link was taken, so that the post gets another: about-2",
    "4,Post,Later,Would come,/2019/03/later,/blog/later,One text was not public and waits as a draft: draft / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "5,Post,Planned,Would come,/2019/03/planned,/blog/planned,One text was planned for later and waits as a draft / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "6,Post,Private,Would come,/2019/03/private,/blog/private,One text was not public and waits as a draft: private / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "7,Something else,Gone,Left out,,,One thing was in the trash there and does not come: trash",
    "8,Post,Empty,Would come,/2019/03/empty,/blog/empty,One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "9,Post,Scripts,Would come,/2019/03/scripts,/blog/scripts,One script does not come / One link leads nowhere / One thing that was shown from another site becomes a link: maps.example / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "10,Post,LONG ,Would come,/2019/03/long,/blog/long,One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "11,Post,Linked,Would come,/2019/03/linked,/blog/linked,One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "12,Something else,Menu,Left out,,,One entry of a menu does not come",
    "13,Post,Twice,Would come,/2019/03/scripts,/blog/scripts-2,One post without a picture gets the drawn one / One post without a category gets the type “Blog” / One link was taken, so that the post gets another: scripts-2",
  ]);
  await imports.start(looked._id, owner._id);
  await imports.idle();
  const done = await imports.find(looked._id);
  expect(factsOf(done)).toEqual({
    ...factsOf(looked),
    state: "done",
    done: 11,
    of: 11,
    isHere: false,
  });
  expect(notesOf(done)).toEqual([...notesOf(looked), "not-led 2 /about, /2019/03/scripts"]);
  expect(await report(looked._id)).toEqual([
    "1,Post,Umrah in Ramadan,Came,/2019/03/six-passport-checks,/blog/six-passport-checks-2,One shortcode of a plugin has no counterpart here: gallery / One category does not come, because a post has one type here: News / One post without a picture gets the drawn one / One link was taken, so that the post gets another: six-passport-checks-2",
    "2,Post,Words of a post without a title,Came,/2019/03/,/blog/words-of-a-post-without-a-title,One post without a title gets its first words as a title / One post without a link gets one: words-of-a-post-without-a-title / One post without a picture gets the drawn one / One post without a category gets the type “Blog” / One type is new here: Blog",
    "3,Page,Office,Came as a draft,/about,/about-2,One link was taken, so that the post gets another: about-2 / One old address cannot lead on: a page is there, or it leads on already: /about",
    "4,Post,Later,Came as a draft,/2019/03/later,/blog/later,One text was not public and waits as a draft: draft / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "5,Post,Planned,Came as a draft,/2019/03/planned,/blog/planned,One text was planned for later and waits as a draft / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "6,Post,Private,Came as a draft,/2019/03/private,/blog/private,One text was not public and waits as a draft: private / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "7,Something else,Gone,Left out,,,One thing was in the trash there and does not come: trash",
    "8,Post,Empty,Came,/2019/03/empty,/blog/empty,One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "9,Post,Scripts,Came,/2019/03/scripts,/blog/scripts,One script does not come / One link leads nowhere / One thing that was shown from another site becomes a link: maps.example / One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "10,Post,LONG ,Came,/2019/03/long,/blog/long,One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "11,Post,Linked,Came,/2019/03/linked,/blog/linked,One post without a picture gets the drawn one / One post without a category gets the type “Blog”",
    "12,Something else,Menu,Left out,,,One entry of a menu does not come",
    "13,Post,Twice,Came,/2019/03/scripts,/blog/scripts-2,One post without a picture gets the drawn one / One post without a category gets the type “Blog” / One link was taken, so that the post gets another: scripts-2 / One old address cannot lead on: a page is there, or it leads on already: /2019/03/scripts",
  ]);
  const posts = await db
    .selectFrom("blog")
    .selectAll()
    .where("id", "not like", "post-%")
    .orderBy("link")
    .execute();
  expect(
    posts.map(({ title, link, type, content, createdAt, image }) => [
      title.slice(0, 20),
      link,
      type,
      content,
      createdAt,
      image,
    ]),
  ).toEqual([
    ["Empty", "empty", "Blog", "", "2019-03-04T05:06:07.000Z", "/default-bg.jpg"],
    [
      "Linked",
      "linked",
      "Blog",
      '<p><a href="/2019/03/later/">Later</a> <a href="/2019/03/scripts/">Scripts</a> <a href="/nowhere/">n</a></p>',
      "2019-03-04T05:06:07.000Z",
      "/default-bg.jpg",
    ],
    [
      "Long Long Long Long ",
      "long",
      "Blog",
      "<p>x</p>",
      "2019-03-04T05:06:07.000Z",
      "/default-bg.jpg",
    ],
    [
      "Scripts",
      "scripts",
      "Blog",
      '<p>Safe x</p><p><a href="https://maps.example/" rel="noopener noreferrer">https://maps.example/</a></p>',
      "2019-03-04T05:06:07.000Z",
      "/default-bg.jpg",
    ],
    ["Twice", "scripts-2", "Blog", "<p>Again</p>", "2019-03-04T05:06:07.000Z", "/default-bg.jpg"],
    [
      "Umrah in Ramadan",
      "six-passport-checks-2",
      "Umrah",
      "<p>One</p>",
      "2019-03-04T05:06:07.000Z",
      "/default-bg.jpg",
    ],
    [
      "Words of a post with",
      "words-of-a-post-without-a-title",
      "Blog",
      "<p>Words of a post without a title</p>",
      "2019-03-04T05:06:07.000Z",
      "/default-bg.jpg",
    ],
  ]);
});
