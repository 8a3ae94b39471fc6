import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useChoosing } from "./use-choosing.ts";
import type { Version } from "./version.ts";

const VERSIONS = ["c", "b", "a"].map((_id) => ({ _id, action: "update" }) as unknown as Version);

function choosing(shown: string[]) {
  function Choose() {
    const { chosen, path, begin, toggle } = useChoosing(
      { kind: "post", id: "p1" },
      VERSIONS,
      shown,
      "?only=published",
    );
    return (
      <>
        <p>
          {chosen ? `chosen ${chosen.join(" ")}` : "nobody chooses"}, {path ?? "no way"}
        </p>
        <button type="button" onClick={begin}>
          Begin
        </button>
        {VERSIONS.map((version) => (
          <button key={version._id} type="button" onClick={() => toggle(version)}>
            {version._id}
          </button>
        ))}
      </>
    );
  }
  const screen = showPiece(<Choose />);
  return { screen, said: () => screen.outline()[1]?.trim() };
}

test("two versions are compared, the older first; of three the first that was chosen gives way", async () => {
  const { screen, said } = choosing([]);
  await screen.came();
  const steps = [said()];
  for (const name of ["Begin", "c", "a", "b", "b"]) {
    const came = await screen.press(name);
    steps.push([said(), ...came.filter((line) => line.startsWith("at "))].join(" | "));
  }
  expect(steps).toEqual([
    "nobody chooses, no way",
    "chosen , no way",
    "chosen c, no way",
    "chosen c a, /admin/history/post/p1/a/c | at /admin/history/post/p1/a/c?only=published",
    "chosen a b, /admin/history/post/p1/a/b | at /admin/history/post/p1/a/b?only=published",
    "chosen a, no way",
  ]);
});

test("what the page compares is chosen; pressed again it is let go", async () => {
  const { screen, said } = choosing(["a", "c"]);
  await screen.came();
  const steps = [said()];
  for (const name of ["a", "Begin"]) {
    await screen.press(name);
    steps.push(said());
  }
  expect(steps).toEqual([
    "chosen a c, /admin/history/post/p1/a/c",
    "chosen c, no way",
    "chosen , no way",
  ]);
});
