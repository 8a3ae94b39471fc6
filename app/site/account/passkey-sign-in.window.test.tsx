import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

test("what waits in the field of the email gives way to the press, and to leaving", async () => {
  const asked: { mediation: string; signal: AbortSignal }[] = [];
  const get = (wish: (typeof asked)[number]) => {
    asked.push(wish);
    return new Promise<never>((_, reject) => {
      wish.signal.addEventListener("abort", () => reject(new Error("ended")));
    });
  };
  vi.stubGlobal("PublicKeyCredential", {
    parseRequestOptionsFromJSON: (options: object) => options,
    isConditionalMediationAvailable: async () => true,
  });
  const before = Object.getOwnPropertyDescriptor(navigator, "credentials");
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (before) Object.defineProperty(navigator, "credentials", before);
    else Reflect.deleteProperty(navigator, "credentials");
  });
  const screen = showPiece(<PasskeySignIn />, () => ({ body: { rpId: location.hostname } }));
  await screen.came();
  const [button] = document.querySelectorAll("button");
  button?.click();
  await screen.came();
  const waits = () => asked.map(({ mediation, signal }) => [mediation, signal.aborted]);
  expect(waits()).toEqual([
    ["conditional", true],
    ["optional", false],
  ]);
  // While one is asked another press asks nothing.
  button?.click();
  await screen.came();
  expect([asked.length, button?.getAttribute("aria-disabled")]).toEqual([2, "true"]);
});
