import { expect, test } from "vitest";
import { homeKind } from "#contracts/kinds/home.ts";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { SETTINGS_KINDS } from "#contracts/kinds/settings.ts";
import { referencesIn } from "./references-in.ts";

const folder = "/media/aaaaaaaaaaaaaaaaaaaa-800x600-7a6b5c";

test("of HTML: its links by path or whole address, its pictures by their folders, each once", () => {
  const content = [
    '<p><a href="/packages/umrah?from=post#price">Umrah</a> <a href="/packages/umrah/">again</a></p>',
    `<p><img src="${folder}/picture.jpg" alt=""><img src="${folder}/640.webp" alt=""></p>`,
    '<p><a href="https://other.example/x">out</a> <a href="mailto:a@b.example">mail</a></p>',
    '<p><a href="//other.example/y">out</a> <a href="#below">here</a> &lt;a href="/no"&gt;</p>',
    '<p><a href="/blog/%E0%A6%B9%E0%A6%9C">হজ</a> <a href="/blog/হজ">হজ</a></p>',
  ].join("");
  expect(referencesIn(postKind.fields, { image: "/art/kaaba.svg", content })).toEqual([
    "/packages/umrah",
    folder,
    "https://other.example/x",
    "https://other.example/y",
    "/blog/%E0%A6%B9%E0%A6%9C",
  ]);
});

test("of other fields: addresses and pictures, in groups and rows too, and no text that looks like one", () => {
  const { about } = PAGE_KINDS;
  const hero = { title: `${folder}/picture.jpg`, text: "/about", image: `${folder}/picture.jpg` };
  const leaders = [{ name: "Karim", photo: "/media/x.jpg" }, { name: "/contact" }];
  expect(referencesIn(about.fields, { hero, leaders })).toEqual([folder, "/media/x.jpg"]);
  expect(referencesIn(SETTINGS_KINDS["know-more"].fields, { knowMoreLink: "/blog/one" })).toEqual([
    "/blog/one",
  ]);
});

test("addresses of other sites are told apart by what is asked for, and are no longer than an index takes", () => {
  const long = `https://other.example/${"x".repeat(1000)}`;
  const links = ["HTTP://Other.Example/a#top", "http://other.example/a", long, "ftp://x.example/"];
  const content = links.map((href) => `<a href="${href}">x</a>`).join("");
  expect(referencesIn(postKind.fields, { content })).toEqual(["http://other.example/a"]);
});

test("a body that is nothing like its kind has none", () => {
  for (const body of [{}, { content: 7, image: null }, { content: ["<a href='/x'>"] }]) {
    expect(referencesIn(postKind.fields, body)).toEqual([]);
  }
  expect(referencesIn(homeKind.fields, { marquee: "/blog" })).toEqual([]);
});
