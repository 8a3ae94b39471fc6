import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useLinkStates } from "./use-link-states.ts";

const SITE = "https://rihla.example";

/** @param answers what each path is answered; others are not there */
async function statesOf(
  links: string[],
  answers: Record<string, { status?: number; body?: unknown }>,
) {
  const asked: string[] = [];
  function Piece({ shown = links }: { shown?: string[] }) {
    const stateOf = useLinkStates(shown, SITE);
    return <p>{shown.map((href) => `${href} ${stateOf(href)}`).join("|")}</p>;
  }
  const screen = showPiece(<Piece />, (path) => {
    asked.push(path);
    const [, found = { status: 404, body: { message: "Nothing is there." } }] =
      Object.entries(answers).find(([part]) => path.includes(part)) ?? [];
    return found;
  });
  await screen.came();
  await screen.came();
  const text = document.querySelector("main p")?.textContent ?? "";
  return { states: text.split("|"), asked, screen };
}

test("where links lead is known of pages, files and other sites; of posts and own pages it is asked", async () => {
  const drafts = [
    { isPublic: false, link: "draft" },
    { isPublic: true, link: "gone" },
  ];
  const { states, asked } = await statesOf(
    [
      ...["/", "/contact/", "#part", "https://other.example/x", "/media/a.jpg", "/feed.xml"],
      ...["/blog/there", `${SITE}/blog/there`, "/blog/draft", "/blog/gone", "/refunds", "/a/b"],
    ],
    {
      "link/there": { body: {} },
      "pages/link/refunds": { body: {} },
      "/api/drafts": { body: drafts },
    },
  );
  expect(states).toEqual([
    ...["/ here", "/contact/ here", "#part here", "https://other.example/x here"],
    ...["/media/a.jpg here", "/feed.xml here"],
    ...["/blog/there here", `${SITE}/blog/there here`, "/blog/draft draft"],
    ...["/blog/gone nowhere", "/refunds here", "/a/b nowhere"],
  ]);
  expect(asked.filter((path) => path.includes("there"))).toHaveLength(1);
});

test("where nobody could say, nothing is found, and it is asked again", async () => {
  const { states } = await statesOf(["/blog/one"], {
    "link/one": { status: 500, body: { message: "The disk is full." } },
  });
  expect(states).toEqual(["/blog/one undefined"]);
});
