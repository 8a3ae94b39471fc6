import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

test("a language is shown at once when it is chosen, and not again while that is under way", async () => {
  const onChange = vi.fn();
  const show = (isBusy: boolean) =>
    showPiece(<LanguageSwitch language="bn" isShown={false} isBusy={isBusy} onChange={onChange} />);
  const press = () => document.querySelector<HTMLInputElement>("main:last-of-type input")?.click();
  await show(true).came();
  press();
  expect(onChange).not.toHaveBeenCalled();
  await show(false).came();
  press();
  expect(onChange.mock.calls).toEqual([[true]]);
});
