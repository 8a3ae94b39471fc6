import { useState } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import RichText from "./rich-text.tsx";

const SHOWN = [
  "<p>One</p><p>Two</p>",
  "<p>One</p><p>Two, Two</p>",
  "<p>One</p>",
  "",
  "<p>One</p><marquee>M</marquee>",
];

test("words that come from outside take the place of those that are other, and are no change", async () => {
  const told: unknown[] = [];
  function Text() {
    const [at, setAt] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setAt((now) => now + 1)}>
          Next
        </button>
        <RichText
          label="Content"
          html={SHOWN[at] ?? ""}
          onChange={(html) => told.push(["changed", html])}
          onLost={(lost) => told.push(["lost", ...lost])}
        />
      </>
    );
  }
  const screen = showPiece(<Text />);
  await screen.came();
  const text = () => screen.outline("[contenteditable=true]");
  const shown = [text()];
  for (const _ of SHOWN.slice(1)) {
    await screen.press("Next");
    shown.push(text());
  }
  expect(shown).toEqual([
    [
      "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
      "  p dir=auto: One",
      "  p dir=auto: Two",
    ],
    [
      "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
      "  p dir=auto: One",
      "  p dir=auto: Two, Two",
    ],
    [
      "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: One",
    ],
    [
      "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content: p dir=auto: /",
    ],
    [
      "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
      "  p dir=auto: One",
      "  p dir=auto: M",
    ],
  ]);
  expect(told).toEqual([["lost"], ["lost"], ["lost"], ["lost"], ["lost", "<marquee>"]]);
  // It is no deed of whoever writes: undoing begins with theirs.
  expect(screen.outline(".editor-top").join()).toContain(
    "<‹undo› | title=Undo tabindex=-1 disabled label=Undo>",
  );
});
