import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { FormattedTarget } from "./formatted-target.tsx";

test("until the editor has come, a text keeps the focus; whoever went on is not called back", async () => {
  const screen = showPiece(
    <>
      <FormattedTarget label="Content" html="<p>a</p>" language="bn" onType={() => undefined} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const box = document.querySelector<HTMLElement>("[role=textbox]");
  box?.focus();
  expect(document.activeElement).toBe(box);
  document.querySelector("button")?.focus();
  await screen.came();
  expect(box?.isConnected).toBe(true);
  box?.focus();
  await screen.came();
  expect(box?.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Content");
});
