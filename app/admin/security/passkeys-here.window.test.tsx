import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";

/** This window is at rihla.example. */
test.each([
  ["rihla.example", true, true],
  // Whoever opens www.example, or any name below it.
  ["example", true, true],
  ["lla.example", true, false],
  ["other.example", true, false],
  [null, true, false],
  ["rihla.example", false, false],
])(
  "passkeys that belong to %s, in a browser that knows them (%s), can be made: %s",
  async (belongsTo, isAble, canBeMade) => {
    if (isAble) vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: () => ({}) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const screen = showPiece(
      <PasskeysPanel
        passkeys={[]}
        belongsTo={belongsTo}
        call={async () => ({ isOk: false }) as never}
        onChanged={async () => undefined}
      />,
    );
    await screen.came();
    expect(document.querySelector("main .button-primary") !== null).toBe(canBeMade);
  },
);
