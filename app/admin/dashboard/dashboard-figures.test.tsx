import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { FirstAnswers, PostsReadMost, TopicBars } from "./dashboard-figures.tsx";

const posts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ _id: `p${at}`, title: `Post ${at}`, link: `post-${at}`, reads: 12 - at },
  }));

const outline = async (piece: React.ReactNode) => accessibleOutline(await withinAdmin(piece));

test("five posts are shown, and a way to the others where there are more", async () => {
  const shown = async (count: number) => outline(<PostsReadMost posts={posts(count)} />);
  const head = ['section labelledby="Posts read most":', "  ### Posts read most"];
  expect(await shown(0)).toEqual([...head, "  Nobody has opened a post yet."]);
  const five = [
    ...[...head, "  ol:", "    li: [Post 0 | href=/blog/post-0 dir=auto] 12 times"],
    "    li: [Post 1 | href=/blog/post-1 dir=auto] 11 times",
    ...["    … 2 more", "    li: [Post 4 | href=/blog/post-4 dir=auto] 8 times"],
  ];
  expect(await shown(5)).toEqual(five);
  expect(await shown(6)).toEqual([...five, "  <Show more posts | expanded=false>"]);
});

test("what is asked about has bars as long as it is asked often; nothing at all has none", async () => {
  const topics = [
    { topic: "umrah", count: 8 },
    { topic: "hajj", count: 2 },
    { topic: "tours", count: 0 },
  ] as const;
  const html = await withinAdmin(<TopicBars topics={[...topics]} />);
  expect(accessibleOutline(html)).toEqual([
    'section labelledby="Asked about":',
    "  ### Asked about",
    ...["  ul:", "    li: Umrah8", "    li: Hajj2", "    li: A holiday or tour0"],
  ]);
  expect([...html.matchAll(/width:([^"]*)"/g)].map(([, width]) => width)).toEqual([
    "100%",
    "25%",
    "0%",
  ]);
  const none = await withinAdmin(<TopicBars topics={[{ topic: "umrah", count: 0 }]} />);
  expect(none).toContain("width:0%");
});

test("how soon people were answered, and who waits", async () => {
  const answers = { answered: 12, medianMinutes: 150, waiting: 3 };
  expect(await outline(<FirstAnswers answers={answers} />)).toEqual([
    'section labelledby="First answer":',
    "  ### First answer",
    "  Half of those you answered heard from you within 2 h 30 min.",
    "  3 enquiries wait for their first answer.",
    "  An enquiry counts as answered when it is no longer New.",
  ]);
});
