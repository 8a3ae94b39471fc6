import { expect, test } from "vitest";
import { packageKind } from "#contracts/kinds/package.ts";
import { unwritten } from "#contracts/unwritten.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePackage } from "./use-package.ts";

const PACK = { ...unwritten(packageKind.fields, "umrah"), title: "Umrah Package" };
const DRAFT = { version: 3, base: 1, body: { title: "Umrah with us" } };
const NOT_THERE = { status: 404, body: { code: "not-found", message: "Gone.", issues: [] } };

type Answers = Record<string, { status?: number; body?: unknown }>;

/** What is known of a package, by what is answered. */
async function known(answers: Answers, id = "umrah") {
  const given: Answers = {
    "GET /api/package/umrah": { body: PACK },
    "GET /api/drafts?kind=package": { body: [] },
    ...answers,
  };
  function Piece() {
    const { found } = usePackage(id);
    const told = found && [found.pack.title, found.draft?.body.title ?? "nothing waits"];
    return <p>{found === undefined ? "loading" : (told?.join(", ") ?? "not loaded")}</p>;
  }
  const screen = showPiece(<Piece />, (asked) => given[asked] ?? NOT_THERE);
  await screen.came();
  return document.querySelector("main")?.textContent;
}

test("a package comes with what waits of it, and not with what waits of another", async () => {
  const waiting = { "GET /api/drafts?kind=package": { body: [{ id: "umrah" }] } };
  const door = "GET /api/drafts/package/umrah";
  expect(await known({ ...waiting, [door]: { body: DRAFT } })).toBe("Umrah Package, Umrah with us");
});

test("where nothing waits of it, or no more, it stands as it is public", async () => {
  const other = { "GET /api/drafts?kind=package": { body: [{ id: "hajj" }] } };
  expect(await known(other)).toBe("Umrah Package, nothing waits");
});

test("what was published in between does not wait", async () => {
  const waiting = { "GET /api/drafts?kind=package": { body: [{ id: "umrah" }] } };
  expect(await known(waiting)).toBe("Umrah Package, nothing waits");
});

test("what waits and cannot be read is not taken for nothing", async () => {
  const waiting = { "GET /api/drafts?kind=package": { body: [{ id: "umrah" }] } };
  const full = { status: 500, body: { message: "The disk is full.", issues: [] } };
  expect(await known({ ...waiting, "GET /api/drafts/package/umrah": full })).toBe("not loaded");
});
