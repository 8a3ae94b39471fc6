import { expect, test } from "vitest";
import { useChosen } from "#app/admin/lists/use-chosen.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { NotPublic } from "./not-public.tsx";

const WAITING = ["a", "b"].map((id) => ({
  ...{ kind: "post", id, title: id.toUpperCase(), type: "Visa", link: id, isPublic: id === "b" },
  ...{ savedAt: "2026-11-24T06:00:00.000Z", by: { _id: "u", name: "Rahim" } },
  ...{ publishAt: null, problem: null },
}));

/** Two that wait, of so many. */
function open(count: number) {
  function Page() {
    const chosen = useChosen(WAITING);
    return (
      <>
        <h1 tabIndex={-1}>Posts</h1>
        <NotPublic waiting={WAITING as never} chosen={chosen as never} hasHeading count={count} />
      </>
    );
  }
  return showPiece(<Page />, () => ({ body: {} }));
}

const names = () => [...document.querySelectorAll("li b")].map(({ textContent }) => textContent);

test("a draft that is deleted is gone from here, the focus goes to the heading, and it comes back by one press", async () => {
  const screen = open(2);
  await screen.press("Delete A");
  const came = await screen.press(/^(Delete|Yes)/);
  expect(came).toContain("sent DELETE /api/blogs/a");
  expect(came.at(-1)).toBe("focus h1 Posts");
  expect(names()).toEqual(["B"]);
  expect(document.querySelector("main")?.textContent).not.toContain("more");
  expect(await screen.takeUp()).toContain("sent POST /api/blogs/a/restore");
  expect(names()).toEqual(["A", "B"]);
});

test("what is public is not deleted here, and of more it is said how many there are", () => {
  const lines = open(5).outline().join("\n");
  expect([lines.includes("label=Delete A"), lines.includes("label=Delete B")]).toEqual([
    true,
    false,
  ]);
  expect(lines).toContain("3 more");
});
