import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeInput } from "./code-input.tsx";

test.each([
  ["totp", "numeric", "one-time-code"],
  ["recovery", "text", "off"],
] as const)("a code of %s is typed from left to right, and as it is meant", (way, mode, fills) => {
  const html = renderToStaticMarkup(<CodeInput way={way} />);
  for (const part of [
    ...['dir="ltr"', `inputMode="${mode}"`, `autoComplete="${fills}"`],
    ...['autoCapitalize="none"', 'spellCheck="false"', 'aria-required="true"'],
  ]) {
    expect(html).toContain(part);
  }
});
