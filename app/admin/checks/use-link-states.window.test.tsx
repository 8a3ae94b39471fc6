import { useState } from "react";
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

test("where nobody could say, nothing is found, and it is asked again with the next link", async () => {
  const asked: string[] = [];
  function Piece() {
    const [links, setLinks] = useState(["/blog/one"]);
    const stateOf = useLinkStates(links, SITE);
    return (
      <>
        <button type="button" onClick={() => setLinks(["/blog/one", "/blog/two"])}>
          Add
        </button>
        <p>{String(stateOf("/blog/one"))}</p>
      </>
    );
  }
  let status = 500;
  const screen = showPiece(<Piece />, (path) => {
    asked.push(path);
    return { status, body: { message: "The disk is full." } };
  });
  const said = () => document.querySelector("main p")?.textContent;
  await screen.came();
  expect(said()).toBe("undefined");
  status = 200;
  await screen.press("Add");
  await screen.came();
  expect(said()).toBe("here");
  expect(asked.filter((path) => path.endsWith("/one"))).toHaveLength(2);
});
