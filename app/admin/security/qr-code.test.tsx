import decodeQR from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

/** Each square of the drawing is so many points of the camera's picture. */
const SCALE = 4;

test("a camera reads of the drawing what it was made for", () => {
  const text = "otpauth://totp/Rihla:nadia?secret=ABCDEFGHIJ";
  const markup = renderToStaticMarkup(<QrCode text={text} label="For the app" />);
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]) * SCALE;
  const dark = new Set(
    [...markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`),
  );
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)].map((one) => Math.floor(one / SCALE));
    if (dark.has(`${x},${y}`)) data.fill(0, at * 4, at * 4 + 3);
  }
  expect(decodeQR({ width: size, height: size, data })).toBe(text);
});
