import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePastedTable } from "./use-pasted-table.ts";

const TEXT = "Leaves\tReturns\n6 Feb 2027\tlate\n7 Feb 2027\t21 Feb 2027";
const CHECKED = { rows: 2, mistakes: [{ row: 1, column: 1 }], known: [], stored: 0 };
const FULL = { status: 500, body: { message: "The disk is full.", issues: [] } };

type Table = ReturnType<typeof usePastedTable>;

function open() {
  let table: Table | undefined;
  let answer: { status?: number; body?: unknown } = { body: CHECKED };
  const states: unknown[] = [];
  function Piece() {
    table = usePastedTable("umrah");
    states.push(table.busy);
    return table.dialog;
  }
  const screen = showPiece(<Piece />, () => answer);
  const now = () => {
    if (!table) throw new Error("it is not there");
    return table;
  };
  async function after<Came>(deed: (table: Table) => Promise<Came>) {
    states.splice(0);
    const begun = flushSync(() => deed(now()));
    await screen.came();
    const came = await begun;
    const busy = states.filter((one, at) => one !== states[at - 1]);
    return { came, busy, problem: now().problem, isEdited: now().isEdited };
  }
  const answerBy = (next: typeof answer) => {
    answer = next;
  };
  return { now, screen, after, answerBy };
}

test("while rows are checked or added that is said; what was wrong with it is not said once it went", async () => {
  const { after, answerBy } = open();
  answerBy(FULL);
  const failed = await after((table) => table.check(TEXT));
  expect(failed).toMatchObject({ came: false, problem: expect.stringContaining("disk is full") });
  expect(failed.busy).toEqual(["checking", null]);
  answerBy({ body: CHECKED });
  expect(await after((table) => table.check(TEXT))).toMatchObject({ came: true, problem: null });
  answerBy(FULL);
  const refused = await after((table) => table.store("all"));
  expect([refused.came, refused.busy]).toEqual([null, ["adding", null]]);
  expect(refused.problem).toContain("disk is full");
  answerBy({ body: { ...CHECKED, stored: 2 } });
  expect(await after((table) => table.store("all"))).toMatchObject({ came: 2, problem: null });
});

test("what is mended is checked again; what was pasted can be pasted anew, as it stands", async () => {
  const { after, now, screen, answerBy } = open();
  await after((table) => table.check(TEXT));
  now().mend(1, 1, "20 Feb 2027");
  await screen.came();
  expect([now().isEdited, now().checked?.cells[1]]).toEqual([true, ["6 Feb 2027", "20 Feb 2027"]]);
  answerBy(FULL);
  const failed = await after((table) => table.checkAgain());
  expect([failed.came, failed.isEdited]).toEqual([false, true]);
  answerBy({ body: { ...CHECKED, mistakes: [] } });
  expect(await after((table) => table.checkAgain())).toMatchObject({ came: true, isEdited: false });
  answerBy(FULL);
  await after((table) => table.checkAgain());
  const text = now().startAgain();
  await screen.came();
  expect([text.split("\n")[1], now().checked, now().problem]).toEqual([
    ...["6 Feb 2027\t20 Feb 2027", null, null],
  ]);
});

test("of those that were not taken the wrong ones stay, under the line that names the columns", async () => {
  const { after, now } = open();
  await after((table) => table.check(TEXT));
  await after((table) => table.keepWrong());
  expect(now().checked?.cells).toEqual([
    ["Leaves", "Returns"],
    ["6 Feb 2027", "late"],
  ]);
});

test("those with mistakes come first, then those that are there already; what is on its way is not mended", async () => {
  const { now, after, answerBy, screen } = open();
  const mistakes = [
    { row: 3, column: 1 },
    { row: 3, column: 0 },
  ];
  answerBy({ body: { ...CHECKED, rows: 4, mistakes, known: [2] } });
  await after((table) => table.check(TEXT));
  expect(now().checked?.order).toEqual([3, 2, 1, 4]);
  const again = flushSync(() => now().checkAgain());
  flushSync(() => now().mend(1, 1, "20 Feb 2027"));
  expect([now().isEdited, now().checked?.cells[1]]).toEqual([false, ["6 Feb 2027", "late"]]);
  await screen.came();
  expect(await again).toBe(true);
});

test("a table that is refused as a whole says why; a cell that the row has not yet can be written", async () => {
  const { now, after, answerBy, screen } = open();
  answerBy({
    status: 400,
    body: { message: "Not right.", issues: [{ path: "text", message: "No table." }] },
  });
  expect((await after((table) => table.check("Leaves\tReturns\n6 Feb 2027"))).problem).toContain(
    "No table.",
  );
  answerBy({ body: { ...CHECKED, rows: 1 } });
  await after((table) => table.check("Leaves\tReturns\n6 Feb 2027"));
  now().mend(1, 1, "20 Feb 2027");
  await screen.came();
  expect(now().checked?.cells[1]).toEqual(["6 Feb 2027", "20 Feb 2027"]);
  answerBy({
    status: 400,
    body: { message: "Not right.", issues: [{ path: "text", message: "Too long." }] },
  });
  expect((await after((table) => table.store("all"))).problem).toContain("Too long.");
});
