import { useState } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useTellAfterwards } from "./use-tell-afterwards.ts";

/** An upload that is under way, where it began. */
function open() {
  let tell: ReturnType<typeof useTellAfterwards> = () => {};
  function Upload({ isUnderWay }: { isUnderWay: boolean }) {
    tell = useTellAfterwards(isUnderWay);
    return null;
  }
  function Piece() {
    const [stage, setStage] = useState<"going" | "over" | "elsewhere">("going");
    return (
      <>
        {(["over", "elsewhere"] as const).map((next) => (
          <button key={next} type="button" onClick={() => setStage(next)}>
            {next}
          </button>
        ))}
        {stage === "elsewhere" ? null : <Upload isUnderWay={stage === "going"} />}
      </>
    );
  }
  const screen = showPiece(<Piece />);
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const fail = async () => {
    const here: string[] = [];
    tell("It broke off.", (message) => void here.push(message));
    return [here, (await screen.came()).filter((line) => line.startsWith("error"))];
  };
  return { screen, isAsked, fail };
}

test("while something is sent the browser asks before its page is closed, and only then", async () => {
  const { screen, isAsked } = open();
  await screen.came();
  expect(isAsked()).toBe(true);
  await screen.press("over");
  expect(isAsked()).toBe(false);
});

test("that it failed is said where it began; to whoever has gone elsewhere it is said there", async () => {
  const { screen, fail } = open();
  await screen.came();
  expect(await fail()).toEqual([["It broke off."], []]);
  await screen.press("elsewhere");
  expect(await fail()).toEqual([[], ["error: It broke off."]]);
});
