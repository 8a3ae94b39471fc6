import { flushSync } from "react-dom";
import { expect, onTestFinished, test } from "vitest";
import type { Editing } from "#contracts/editing.ts";
import { lookFirst } from "#i18n/en/admin/editor.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { type Edited, useEdited } from "./use-edited.ts";

type Body = Record<string, unknown>;
type There = { body: Body; version: number | null; base: number };

const PLACES = [
  { kind: "page", id: "about" },
  { kind: "settings", id: "agency" },
] as const;

/** A page of two documents that somebody edits. `fails`: what the server answers to such a call. */
function open(given: Partial<There>[] = []) {
  const server = PLACES.map(
    (_, at): There => ({ body: { title: "A", text: "B" }, version: null, base: 1, ...given[at] }),
  );
  const fails = new Map<string, { status: number; body?: object }>();
  const asked: string[] = [];
  const editing = () =>
    ({
      ...{ path: "/about", timeZone: "Asia/Dhaka", owner: "nadia", state: 0, fields: [] },
      documents: server.map((there, at) => ({
        ...{ ...there, place: PLACES[at], title: PLACES[at]?.id, editor: "/admin" },
        ...{ savedAt: there.version ? "2026-11-25T05:00:00.000Z" : "", publishAt: null },
      })),
    }) as unknown as Editing;
  const nothing = () => ({ version: null });

  function answer(call: string, sent: unknown) {
    const [method = "", address = ""] = call.split(" ");
    if (!address.startsWith("/api/")) return { body: editing() };
    const [kind, , deed = ""] = address.slice("/api/drafts/".length).split(/[/?]/);
    const there = server[kind === "page" ? 0 : 1];
    const { body } = sent ? JSON.parse(String(sent)) : { body: {} };
    const words = method === "PUT" ? Object.values(body).join() : deed;
    asked.push([method, kind, words].filter(Boolean).join(" "));
    const failing = fails.get(`${method} ${kind}`);
    if (failing || !there) return { status: 500, body: { message: "" }, ...failing };
    if (method === "PUT") {
      Object.assign(there, { body: { ...there.body, ...body }, version: (there.version ?? 6) + 1 });
      return { body: { version: there.version, savedAt: "2026-11-25T05:00:00.000Z" } };
    }
    Object.assign(there, nothing(), deed === "publish" && { base: there.base + 1 });
    return { body: {} };
  }

  window.__reactRouterDataRouter = { revalidate: async () => undefined } as never;
  onTestFinished(() => void Reflect.deleteProperty(window, "__reactRouterDataRouter"));
  localStorage.clear();
  let edited: Edited | undefined;
  function Page() {
    edited = useEdited(editing());
    return null;
  }
  const screen = showPiece(<Page />, answer);
  const now = () => edited as Edited;
  /** What was asked of the server, and how it stands then. */
  async function after(deed: (page: Edited) => unknown) {
    flushSync(() => void deed(now()));
    await screen.came();
    const { doing, waiting } = now();
    const said = doing.kind === "failed" ? doing.message : doing.kind;
    return [asked.splice(0), said, waiting.map(({ title }) => title)];
  }
  const kept = () => Object.keys(localStorage).filter((key) => key.endsWith("page/about")).length;
  return { after, server, fails, now, kept };
}

const OWN = { document: 0, path: "title" };
const TEXT = { document: 0, path: "text" };
const AGENCY = { document: 1, path: "title" };
const FULL = { status: 507, body: { message: "The disk is full.", issues: [] } };

test("what is written is stored, and waits; undone it is stored as it was", async () => {
  const { after, now } = open();
  expect(await after((page) => page.change(OWN, "A"))).toEqual([[], "nothing", []]);
  expect(await after((page) => page.change(OWN, "X"))).toEqual([
    ["PUT page X"],
    "nothing",
    ["about"],
  ]);
  expect([now().read(OWN), now().undo !== null]).toEqual(["X", true]);
  expect((await after((page) => page.undo?.()))[0]).toEqual(["PUT page A"]);
  expect((await after((page) => page.redo?.()))[0]).toEqual(["PUT page X"]);
});

test("all that was written here is published, one after the other; what others have begun is not", async () => {
  const { after } = open([{ version: 5 }, { version: 9 }]);
  expect((await after(() => undefined))[2]).toEqual(["about"]);
  await after((page) => page.change(TEXT, "Y"));
  expect((await after((page) => page.publish()))[0]).toEqual(["POST page publish"]);
  await after((page) => page.change(AGENCY, "Z"));
  expect(await after((page) => page.change(OWN, "X"))).toEqual([
    ["PUT page X"],
    "nothing",
    ["about", "agency"],
  ]);
  expect(await after((page) => page.publish())).toEqual([
    ["POST page publish", "POST settings publish"],
    "nothing",
    [],
  ]);
});

test("what fails ends it: nothing after it is published, and trying again goes on there", async () => {
  const { after, fails, now } = open();
  await after((page) => page.change(OWN, "X"));
  await after((page) => page.change(AGENCY, "Z"));
  fails.set("POST page", FULL);
  expect(await after((page) => page.publish())).toEqual([
    ["POST page publish"],
    "about stays as it is. The disk is full.",
    ["about", "agency"],
  ]);
  fails.clear();
  const { doing } = now();
  expect(await after(() => doing.kind === "failed" && doing.again())).toEqual([
    ["POST page publish", "POST settings publish"],
    "nothing",
    [],
  ]);
});

test("what could not be stored is said, stays on this device until it is, and is not published without it", async () => {
  const { after, fails, now, kept } = open([{ version: 5 }]);
  fails.set("PUT page", FULL);
  expect(await after((page) => page.change(OWN, "X"))).toEqual([
    ["PUT page X"],
    "about is not saved. The disk is full. It is kept on this device; the editor offers it.",
    ["about"],
  ]);
  expect([kept(), now().read(OWN)]).toEqual([1, "X"]);
  expect((await after((page) => page.publish()))[0]).toEqual(["PUT page X"]);
  fails.clear();
  expect((await after((page) => page.publish()))[0]).toEqual(["PUT page X", "POST page publish"]);
  expect(kept()).toBe(0);
});

test("what others wrote meanwhile comes in, and is looked at before it is published", async () => {
  const { after, fails, server, now } = open();
  const body = { title: "X", text: "Theirs" };
  fails.set("PUT page", { status: 200, body: { version: 8, savedAt: "", body } });
  Object.assign(server[0] ?? {}, { body, version: 8 });
  await after((page) => page.change(OWN, "X"));
  expect(now().read(TEXT)).toBe("Theirs");
  fails.clear();
  fails.set("POST page", { status: 409, body: { message: "", current: { version: 9, body } } });
  const [asked, said] = await after((page) => page.publish());
  expect(asked).toEqual(["POST page publish"]);
  expect(said).toBe(lookFirst);
});

test("so is what comes in with the last words, as they are published", async () => {
  const { after, fails } = open();
  fails.set("PUT page", FULL);
  await after((page) => page.change(OWN, "X"));
  const body = { title: "X", text: "Theirs" };
  fails.set("PUT page", { status: 200, body: { version: 8, savedAt: "", body } });
  const [asked, said] = await after((page) => page.publish());
  expect([asked, said]).toEqual([["PUT page X"], lookFirst]);
});

test("thrown away, nothing waits, nothing is sent any more, and nothing can be undone", async () => {
  const { after, now } = open();
  await after((page) => page.change(OWN, "X"));
  expect(await after((page) => page.throwAway())).toEqual([
    ["DELETE page version=7"],
    "nothing",
    [],
  ]);
  expect(now().undo).toBeNull();
});
