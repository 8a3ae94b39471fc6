import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BusyButton } from "./busy-button.tsx";

const shown = (isBusy: boolean) =>
  renderToStaticMarkup(
    <BusyButton isBusy={isBusy} busyText="Signing in">
      Sign in
    </BusyButton>,
  );

test("a button at work says so, and cannot be pressed again", () => {
  const [idle, busy] = [shown(false), shown(true)];
  expect(idle).not.toMatch(/disabled|aria-busy/);
  expect(idle).toMatch(/<span aria-hidden="true">.*Signing in<\/span>/);
  expect(busy).toContain('disabled="" aria-busy="true"');
  expect(busy).toMatch(/<span aria-hidden="false">.*Signing in<\/span>/);
});
