import { expect, test } from "vitest";
import { postKind } from "#contracts/kinds/post.ts";
import { prepareText } from "./prepare.ts";
import type { SourceText } from "./sources/source.ts";

const prepared = (html: string, type = "News", image = "") => {
  const item: SourceText = {
    ...{ kind: "post", key: "1", title: "Long", slug: "long", hasLines: false, type },
    ...{ at: null, updatedAt: null, address: "https://old.example/long", image },
    ...{ isPublic: true, notes: [], html },
  };
  return prepareText(item, 1);
};

test("a text comes with as many tags as one of ours has room for; with more it is too long", () => {
  const most = "<b></b>".repeat(62_500);
  expect(prepared(`${most}One`)?.html).toBe("<p>One</p>");
  expect(prepared(`${most}One<br>`)).toBe(null);
  expect(prepared("x".repeat(499_993))?.html.length).toBe(500_000);
  expect(prepared("x".repeat(499_994))).toBe(null);
});

test("a type that is longer than ours may be is cut; without one there is a note", () => {
  expect(prepared("One", " Group\ntravel ")?.type).toBe("Group travel");
  expect(prepared("One", "x".repeat(900))?.type).toBe("x".repeat(postKind.fields.type.limit));
  const without = prepared("One", " ");
  expect([without?.type, without?.notes.map(({ what }) => what)]).toEqual([
    ...["Blog", ["drawn-picture", "no-type"]],
  ]);
});

test("a post is shown by its own picture, else by the first of its text; all of them are to come", () => {
  const html = '<p><img src="/a.png"></p><p><img src="https://old.example/b.png"></p>';
  const [first, other] = ["https://old.example/a.png", "https://old.example/b.png"];
  expect(prepared(html)).toMatchObject({ image: first, pictures: [first, other], notes: [] });
  const own = "https://old.example/own.png";
  expect(prepared(html, "News", "/own.png")).toMatchObject({
    ...{ image: own, pictures: [own, first, other] },
  });
});
