import { Link, useNavigate, useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { setValue } from "#tests/support/type-in.ts";
import { useTypedSearch } from "./use-typed-search.ts";

function searching() {
  const asked: string[] = [];
  function Search() {
    const q = useSearchParams()[0].get("q") ?? "";
    const navigate = useNavigate();
    const { typed, setTyped } = useTypedSearch(q, (next) => {
      asked.push(next);
      void navigate(`?q=${encodeURIComponent(next)}`);
    });
    return (
      <>
        <input
          aria-label="Search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" onClick={() => navigate("?q=older")}>
          Older
        </button>
        <a href="#open">Open</a>
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    );
  }
  const screen = showPiece(<Search />);
  const field = () => document.querySelector("input")?.value;
  return { screen, field, asked: () => asked.splice(0) };
}

test("what is typed is asked for once it settles, without the blanks round it; typed anew it asks nothing", async () => {
  const { screen, field, asked } = searching();
  await screen.came();
  expect(asked()).toEqual([]);
  await screen.type("Search", " karim ");
  expect([asked(), field()]).toEqual([["karim"], " karim "]);
  await screen.type("Search", "karim");
  expect(asked()).toEqual([]);
  await screen.type("Search", "");
  expect(asked()).toEqual([""]);
});

test("the field follows whoever goes back or forward, and asks nothing", async () => {
  const { screen, field, asked } = searching();
  await screen.type("Search", "karim");
  asked();
  await screen.press("Older");
  expect([asked(), field()]).toEqual([[], "older"]);
  await screen.type("Search", "karim");
  expect(asked()).toEqual(["karim"]);
});

test("whoever opened something meanwhile is not led back by a late search, until they type again", async () => {
  const { screen, asked } = searching();
  await screen.came();
  const input = document.querySelector("input") as HTMLInputElement;
  setValue(input, "kar");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await screen.press("Open");
  expect(asked()).toEqual([]);
  await screen.type("Search", "karim");
  expect(asked()).toEqual(["karim"]);
});
