import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { useChosen } from "#app/admin/lists/use-chosen.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ChosenBar } from "./chosen-bar.tsx";

const POSTS = [
  { id: "open", title: "Open", isWaiting: false },
  { id: "waits", title: "Waits", isWaiting: true },
];

/** Both posts, to be chosen. */
function open() {
  function Page() {
    const chosen = useChosen(POSTS);
    return (
      <>
        <h1 tabIndex={-1}>Posts</h1>
        <button type="button" onClick={() => chosen.keep(POSTS)}>
          Choose both
        </button>
        <ChosenBar chosen={chosen} types={[]} />
      </>
    );
  }
  const full = { status: 500, body: { message: "The disk is full.", issues: [] } };
  return showPiece(<Page />, (asked) => (asked.includes("publish") ? full : { body: {} }));
}

const titles = () =>
  [...document.querySelectorAll(".chosen-titles li")].map(({ textContent }) => textContent);
const bar = () => document.querySelector(".chosen-bar");
const sent = (lines: string[]) => lines.filter((line) => line.startsWith("sent"));

test("of those that are chosen what waits is asked about, and goes public, and nothing else", async () => {
  const screen = open();
  await screen.press("Choose both");
  await screen.press("Publish …");
  expect(titles()).toEqual(["Waits"]);
  const came = await screen.press("Publish 1 post");
  expect(sent(came)).toEqual(["sent POST /api/drafts/post/waits/publish"]);
});

test("what was refused stands there until nothing is chosen any more; then the focus goes to the heading", async () => {
  const screen = open();
  await screen.press("Choose both");
  await screen.press("Publish …");
  await screen.press("Publish 1 post");
  expect(bar()?.textContent).toContain("Waits: The disk is full.");
  expect((await screen.press("Choose none")).at(-1)).toBe("focus h1 Posts");
  expect(bar()).toBeNull();
  await screen.press("Choose both");
  expect(bar()?.textContent).not.toContain("disk");
});

test("all that are chosen are asked about before they are deleted", async () => {
  const screen = open();
  await screen.press("Choose both");
  await screen.press("Delete …");
  expect(titles()).toEqual(["Open", "Waits"]);
  expect(sent(await screen.press("Delete 2 posts"))).toEqual([
    "sent DELETE /api/blogs/open",
    "sent DELETE /api/blogs/waits",
  ]);
  expect(bar()).toBeNull();
});

test("while it is done with one after the other nothing else is begun", async () => {
  const screen = open();
  await screen.press("Choose both");
  await screen.press("Delete …");
  const go = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")].at(-1);
  flushSync(() => go?.click());
  const [first] = document.querySelectorAll<HTMLElement>(".chosen-bar button");
  expect([
    bar()?.querySelector("[role=status]")?.textContent,
    first?.getAttribute("aria-disabled"),
  ]).toEqual([...["0 of 2", "true"]]);
  flushSync(() => first?.click());
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await screen.came();
});
