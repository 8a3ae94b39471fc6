import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { TypeNamesForm } from "./type-names-form.tsx";

const TYPES = [
  { type: "Hajj", bn: "", ar: "" },
  { type: "Tours", bn: "", ar: "" },
];

test("what is typed while the names are on their way stays, and is sent the next time", async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = answers[Symbol.iterator]();
  const onSaved = vi.fn();
  const call = (async (make: () => Promise<unknown>) => {
    void make();
    await waiting.next().value?.promise;
    return { isOk: true, status: 200, data: null };
  }) as never;
  const screen = showPiece(<TypeNamesForm types={TYPES} call={call} onSaved={onSaved} />, () => ({
    body: {},
  }));
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>("input")].map(({ value }) => value);
  await screen.type("Hajj in বাংলা", "হ");
  await screen.type("Tours in العربية", "رحلات");
  expect(await screen.press(/Save/)).toContain(
    'sent PUT /api/types {"names":[{"type":"Hajj","bn":"হ"},{"type":"Tours","ar":"رحلات"}]}',
  );
  await screen.type("Hajj in বাংলা", "হজ");
  answers[0]?.resolve();
  await screen.came();
  expect([names(), onSaved.mock.calls.length]).toEqual([["হজ", "", "", ""], 1]);
  expect(await screen.press(/Save/)).toContain(
    'sent PUT /api/types {"names":[{"type":"Hajj","bn":"হজ"}]}',
  );
  answers[1]?.resolve();
});
