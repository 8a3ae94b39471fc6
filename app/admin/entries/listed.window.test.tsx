import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { EntryList } from "./entry-list.tsx";
import { listedWaiting } from "./listed-waiting.tsx";
import { useEntryTrash } from "./use-entry-trash.ts";

const texts = {
  ...{ title: "Licences", text: "By which people look you up.", create: "New licence" },
  ...{ none: "None yet", noneText: "Begin one." },
};
const FAILS = { status: 500, body: { message: "The disk is full.", issues: [] } };

test("one that was begun without an answer is the one that the next press begins; after an answer it is another", async () => {
  let status = 504;
  const screen = showPiece(
    <EntryList
      {...{ kind: "licence", noun: "licences", texts, begun: { name: "" } }}
      entries={[]}
    />,
    () => ({ status, body: { message: "Not now.", issues: [] } }),
  );
  await screen.came();
  const begin = async () =>
    (await screen.press("New licence")).filter((line) => !/^focus/.test(line));
  const sentAs = (id: string) => `sent POST /api/drafts/licence/${id} {"body":{"name":""}}`;
  const maybe = expect.stringMatching(/^error: No answer came, so it may be done already\./);
  expect(await begin()).toEqual([maybe, sentAs("id1")]);
  expect(await begin()).toEqual([maybe, sentAs("id1")]);
  status = 500;
  expect(await begin()).toEqual(["error: It could not be begun. Not now.", sentAs("id1")]);
  expect((await begin()).at(-1)).toBe(sentAs("id2"));
});

test("entries are listed, begun and deleted; what is not public yet says so", async () => {
  let answer: object = FAILS;
  const waiting = listedWaiting([{ id: "l2", title: "Draft" }] as never);
  const entries = [{ id: "l1", title: "Trade licence", isPublic: true, view: "/trust" }];
  const screen = showPiece(
    <EntryList
      {...{ kind: "licence", noun: "licences", texts, begun: { name: "" } }}
      entries={[...entries, ...waiting]}
    />,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  # Licences",
    "  [‹trash› Trash | href=/admin/licences/trash] <‹plus› New licence>",
    "  By which people look you up.",
    "  ul:",
    "    li: {dir=auto: Trade licence} [‹eye› View | href=/trust target=_blank rel=noopener label=View Trade licence (opens in a new tab)] [‹pencil› Edit | href=/admin/licences/edit/l1 label=Edit Trade licence] <‹trash› Delete | label=Delete Trade licence>",
    "    li: {dir=auto: Draft} Not public yet [‹pencil› Edit | href=/admin/licences/edit/l2 label=Edit Draft] <‹trash› Delete | label=Delete Draft>",
  ]);
  expect(await screen.press("New licence")).toEqual([
    "error: It could not be begun. The disk is full.",
    'sent POST /api/drafts/licence/id1 {"body":{"name":""}}',
    "focus button New licence",
  ]);
  await screen.press(/^Delete.*Trade/);
  expect(await screen.press(/^Delete/)).toEqual([
    "closed",
    "error: It is still there. The disk is full.",
    "sent DELETE /api/licences/l1",
    "focus button Delete Trade licence",
  ]);
  answer = {};
  await screen.press(/^Delete.*Trade/);
  expect(await screen.press(/^Delete/)).toEqual([
    "closed",
    "gone 4",
    "+ # {tabindex=-1} Licences",
    "+ ul: li: {dir=auto: Draft} Not public yet [‹pencil› Edit | href=/admin/licences/edit/l2 label=Edit Draft] <‹trash› Delete | label=Delete Draft>",
    "success: Deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/licences/l1",
    "focus h1 Licences",
  ]);
  expect(await screen.takeUp()).toEqual([
    "gone 1",
    "+ ul:",
    "+ li: {dir=auto: Trade licence} [‹eye› View | href=/trust target=_blank rel=noopener label=View Trade licence (opens in a new tab)] [‹pencil› Edit | href=/admin/licences/edit/l1 label=Edit Trade licence] <‹trash› Delete | label=Delete Trade licence>",
    "+ li: {dir=auto: Draft} Not public yet [‹pencil› Edit | href=/admin/licences/edit/l2 label=Edit Draft] <‹trash› Delete | label=Delete Draft>",
    "success: It is back.",
    "sent POST /api/licences/l1/restore",
  ]);
});

test("where the answer takes its time, the keyboard goes on at the heading once the row is gone", async () => {
  const entry = { id: "l1", title: "Trade licence", isPublic: true, view: null };
  const screen = showPiece(
    <EntryList
      {...{ kind: "licence", noun: "licences", texts, begun: {} }}
      entries={[entry, { ...entry, id: "l2", title: "IATA" }]}
    />,
    () => ({}),
  );
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  globalThis.fetch = (...asked) => mayAnswer.then(() => fetch(...asked));
  await screen.came();
  await screen.press(/^Delete.*Trade/);
  expect(await screen.press(/^Delete/)).toEqual(["closed", "focus button Delete Trade licence"]);
  answer();
  expect((await screen.came()).at(-1)).toBe("focus h1 Licences");
});

test("entries of several kinds come back from the trash, each by its own way", async () => {
  const trashed = [
    { _id: "a", kind: "visa" },
    { _id: "b", kind: "requirement" },
  ] as never;
  const back: string[] = [];
  function Trashed() {
    const { restore, dialog } = useEntryTrash(trashed);
    return (
      <>
        {["a", "b", "c"].map((id) => (
          <button key={id} type="button" onClick={() => void restore(id, () => back.push(id))}>
            {id}
          </button>
        ))}
        {dialog}
      </>
    );
  }
  let answer: object = {};
  const screen = showPiece(<Trashed />, () => answer);
  await screen.came();
  expect(await screen.press("a")).toEqual([
    "success: It is back.",
    "sent POST /api/visas/a/restore",
    "focus button a",
  ]);
  expect(await screen.press("b")).toEqual([
    "success: It is back.",
    "sent POST /api/requirements/b/restore",
    "focus button b",
  ]);
  expect(await screen.press("c")).toEqual(["focus button c"]);
  answer = FAILS;
  expect(await screen.press("b")).toEqual([
    "error: It is still deleted. The disk is full.",
    "sent POST /api/requirements/b/restore",
    "focus button b",
  ]);
  expect(back).toEqual(["a", "b"]);
});
