import { expect, test } from "vitest";
import { nationalNumber } from "./find.ts";

test.each([
  ["+880 1711-204560", "1711204560"],
  ["00880 1711 204560", "1711204560"],
  ["+8800 1711 204560", "1711204560"],
  ["০১৭১১-২০৪৫৬০", "1711204560"],
  ["01711-204560", "1711204560"],
  ["1711 204", "1711204"],
  ["+880 17", "+880 17"],
  ["017", "017"],
  ["RH-7K3Q", "RH-7K3Q"],
  ["Hajj 1448", "Hajj 1448"],
])("%s is looked for as %s", (typed, asked) => {
  expect(nationalNumber(typed)).toBe(asked);
});
