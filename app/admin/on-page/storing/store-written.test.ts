import { expect, onTestFinished, test, vi } from "vitest";
import type { EditedDocument } from "#contracts/editing.ts";
import { createWrittenStore } from "./store-written.ts";

type Answer = () => Response;

/** `next`: what the server answers from now on, and then for ever; without any, no line. */
function open() {
  let answers: Answer[] = [];
  const asked: unknown[] = [];
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError("no line");
    return answer();
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const store = createWrittenStore();
  const stored = async (title: string, next: Answer[], version: number | null = null) => {
    answers = next;
    const there = { place: { kind: "page", id: "about" }, version, base: 3 } as EditedDocument;
    const answer = store(there, { title }, { title: "Public", intro: "Public" });
    await vi.runAllTimersAsync();
    return { isOk: (await answer).isOk, asked: asked.splice(0) };
  };
  return { stored };
}

const kept = () => Response.json({ version: 9, savedAt: "" });
const contradicts = (body: object, version?: number) => () =>
  Response.json({ message: "Changed.", current: { version, body } }, { status: 409 });

test("where nothing waits it goes upon what is public, else upon what waits", async () => {
  const { stored } = open();
  expect([await stored("A", [kept]), await stored("B", [kept], 5)]).toEqual([
    { isOk: true, asked: [{ base: 3, body: { title: "A" } }] },
    { isOk: true, asked: [{ version: 5, body: { title: "B" } }] },
  ]);
});

test("somebody else's words are not overwritten", async () => {
  const { stored } = open();
  const { isOk, asked } = await stored("A", [contradicts({ title: "A" }, 8)]);
  expect([isOk, asked.length]).toEqual([false, 1]);
});

test("one's own, stored without an answer, are gone on from until an answer comes", async () => {
  const { stored } = open();
  expect((await stored("A", [])).isOk).toBe(false);
  const own = contradicts({ title: "A", intro: "Public" }, 8);
  expect((await stored("B", [contradicts({ title: "Theirs" }, 8)])).isOk).toBe(false);
  expect((await stored("B", [contradicts({ title: "A" })])).isOk).toBe(false);
  expect(await stored("B", [own, kept])).toEqual({
    isOk: true,
    asked: [
      { base: 3, body: { title: "B" } },
      { version: 8, body: { title: "B" } },
    ],
  });
  expect((await stored("C", [own])).isOk).toBe(false);
  // Somebody else has written on them since.
  expect((await stored("D", [])).isOk).toBe(false);
  const writtenOn = contradicts({ title: "D", intro: "Theirs" }, 8);
  expect((await stored("E", [writtenOn, kept])).isOk).toBe(false);
});
