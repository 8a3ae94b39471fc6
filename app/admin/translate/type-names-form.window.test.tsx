import { Link } from "react-router";
import { expect, test, vi } from "vitest";
import { type Ask, ask } from "#app/admin/api/client.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { TypeNamesForm } from "./type-names-form.tsx";

const TYPES = [
  { type: "Umrah", bn: "ওমরাহ", ar: "" },
  { type: "Hajj", bn: "", ar: "" },
];

function showNames(call: Ask, status = 200) {
  const onSaved = vi.fn();
  const body = status === 200 ? {} : { message: "The disk is full.", issues: [] };
  const screen = showPiece(
    <>
      <TypeNamesForm types={TYPES} call={call} onSaved={onSaved} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    () => ({ status, body }),
  );
  return { screen, onSaved };
}

const ASKED = /^\+ div role=alertdialog .*Leave without saving\?/;

test("a single name that was typed is not lost without a question", async () => {
  const { screen } = showNames(ask);
  await screen.type("Hajj in বাংলা", "হজ");
  expect((await screen.press("Elsewhere"))[0]).toMatch(ASKED);
});

test("where nothing was typed, or all of it is stored, nobody is asked", async () => {
  const { screen, onSaved } = showNames(ask);
  await screen.type("Hajj in বাংলা", "হজ");
  expect(await screen.press("Save names")).toContain(
    'sent PUT /api/types {"names":[{"type":"Hajj","bn":"হজ"}]}',
  );
  expect(onSaved).toHaveBeenCalledOnce();
  expect(await screen.press("Elsewhere")).toContain("at /elsewhere");
});

test("what is refused stays as it was typed", async () => {
  const { screen, onSaved } = showNames(ask, 500);
  await screen.type("Hajj in বাংলা", "হজ");
  expect(await screen.press("Save names")).toContain(
    "error: Nothing has changed. The disk is full.",
  );
  expect(onSaved).not.toHaveBeenCalled();
  expect(screen.outline().join()).toContain("value=হজ");
  expect((await screen.press("Elsewhere"))[0]).toMatch(ASKED);
});

/** Each is answered when its turn comes. */
function heldCalls() {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = answers[Symbol.iterator]();
  const call = (async (request: Parameters<Ask>[0]) => {
    await waiting.next().value?.promise;
    return ask(request);
  }) as Ask;
  return { answers, call };
}

test("what is typed while the others are sent waits to be sent itself", async () => {
  const { answers, call } = heldCalls();
  const { screen } = showNames(call);
  await screen.type("Hajj in বাংলা", "হজ");
  await screen.press("Save names");
  await screen.type("Umrah in বাংলা", "ওমরা");
  for (const { resolve } of answers) resolve();
  await screen.came();
  expect(screen.outline().join()).toContain("value=ওমরা");
  expect(await screen.press("Save names")).toContain(
    'sent PUT /api/types {"names":[{"type":"Umrah","bn":"ওমরা"}]}',
  );
});

test("a name that is typed anew while it is on its way stays, and is sent the next time", async () => {
  const { answers, call } = heldCalls();
  const { screen, onSaved } = showNames(call);
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>("input")].map(({ value }) => value);
  await screen.type("Hajj in বাংলা", "হ");
  await screen.type("Umrah in العربية", "عمرة");
  await screen.press(/Save/);
  await screen.type("Hajj in বাংলা", "হজ");
  answers[0]?.resolve();
  expect(await screen.came()).toContain(
    'sent PUT /api/types {"names":[{"type":"Hajj","bn":"হ"},{"type":"Umrah","ar":"عمرة"}]}',
  );
  expect([names(), onSaved.mock.calls.length]).toEqual([["ওমরাহ", "", "হজ", ""], 1]);
  answers[1]?.resolve();
  expect(await screen.press(/Save/)).toContain(
    'sent PUT /api/types {"names":[{"type":"Hajj","bn":"হজ"}]}',
  );
});
