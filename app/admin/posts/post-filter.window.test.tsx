import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { setValue } from "#tests/support/type-in.ts";
import { PostFilter } from "./post-filter.tsx";
import type { PostSearch } from "./post-pages.ts";

test("a type that is chosen before the typing settles stays chosen, though the page is not there yet", async () => {
  const asked: PostSearch[] = [];
  const types = [{ type: "Tours", count: 3 }] as never;
  const screen = showPiece(
    <PostFilter q="" type="" types={types} count={3} onChange={(search) => asked.push(search)} />,
  );
  await screen.came();
  const fill = (name: "input" | "select", text: string, event: string) => {
    const field = document.querySelector(name);
    if (!field) throw new Error(`there is no ${name}`);
    setValue(field, text);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  fill("input", "coast", "input");
  fill("select", "Tours", "change");
  await screen.came();
  expect(asked).toEqual([
    { q: "coast", type: "Tours" },
    { q: "coast", type: "Tours" },
  ]);
});
