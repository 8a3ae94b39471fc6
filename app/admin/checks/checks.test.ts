import { expect, test } from "vitest";
import { checksOf } from "./checks.ts";
import { pastDates } from "./past-dates.ts";
import { postFacts } from "./post-facts.ts";

const POST = { title: "A first Umrah", image: "/art/makkah-dusk.svg", content: "<p>Words</p>" };
const found = (post: Partial<typeof POST>) =>
  checksOf({
    post: { ...POST, ...post },
    facts: postFacts({ ...POST, ...post }.content),
    linkState: (href) =>
      ({ "/blog/gone": "nowhere", "/blog/begun": "draft", "/about": "here" })[href] as never,
    today: "2026-11-22",
  });

test("a post that is well has nothing to look at", () => {
  expect(found({})).toEqual([]);
  expect(
    found({
      content:
        '<h2>One</h2><h3>Under it</h3><h2>Two</h2><p><a href="/about">Us</a> <img src="/a.svg" alt="A gate"><img src="/b.svg" alt="" role="presentation"> On 22 November 2026.</p>',
    }),
  ).toEqual([]);
});

test("titles are counted in characters: sixty are shown", () => {
  expect(found({ title: "উ".repeat(60) })).toEqual([]);
  expect(found({ title: `${"a".repeat(63)}🕋` })).toMatchObject([
    {
      ...{ kind: "long-title", detail: "64 characters; about 60 are shown" },
      place: { field: "title" },
    },
  ]);
});

test("what has no picture, no description, leads nowhere or to a draft, or jumps is found in its place", () => {
  const content =
    '<h2>One</h2><p><img src="/a.svg" alt="A gate"><img src="/b.svg" alt=" "><img src="/c.svg"></p><h4>Far below</h4><p><a href="/about">here</a><a href="/blog/gone">gone</a><a href="/blog/begun">begun</a><a href="https://elsewhere.example/">out</a></p>';
  expect(found({ image: " ", content })).toMatchObject([
    { text: "There is no picture", place: { field: "image" } },
    { text: "A picture has no description", place: { within: "img", index: 1 } },
    { text: "A picture has no description", place: { within: "img", index: 2 } },
    { text: "A link leads nowhere", detail: "/blog/gone", place: { within: "a", index: 1 } },
    { text: "A link leads to a draft", detail: "/blog/begun", place: { within: "a", index: 2 } },
    { text: "A heading jumps from 2 to 4", place: { within: "heading", index: 1 } },
  ]);
});

test("a text that begins with a third heading jumps from the title", () => {
  expect(found({ content: "<h3>Deep</h3>" })).toMatchObject([
    { text: "A heading jumps from 1 to 3" },
  ]);
});

test.each([
  ["Pay until 12 March 2026.", ["12 March 2026"]],
  ["the 1st of Sept. 2026 and Sep 2, 2026", ["Sep 2, 2026"]],
  ["2026-03-12 or 2027-03-12", ["2026-03-12"]],
  ["12 March 2026, again 12 March 2026", ["12 March 2026"]],
  ["21 November 2026, 22 November 2026", ["21 November 2026"]],
  ["In 1998, on March 12, room 2026", []],
  ["May 5 people 2020", []],
])("%j holds these past dates: %j", (words, dates) => {
  expect(pastDates(words, "2026-11-22")).toEqual(dates);
});

test("a date within marked words is found too", () => {
  expect(found({ content: "<p>Until <b>12</b> March&nbsp;2026</p>" })).toMatchObject([
    { text: "A date is past: 12 March 2026", place: { words: "12 March 2026" } },
  ]);
});
