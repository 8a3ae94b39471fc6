import { expect, test } from "vitest";
import { createCrumbCount } from "./crumb-count.ts";

const piece = (length: number) => new Uint8Array(length);
/** How many pieces pass before there are too many. */
function passing(connection: object, length: number, most = 3000): number {
  const isTooMany = createCrumbCount(connection);
  for (let count = 0; count < most; count++) if (isTooMany(piece(length))) return count;
  return most;
}

test("20 tiny pieces of each body are free, 1000 more pass on one connection; larger ones always do", () => {
  expect([passing({}, 1), passing({}, 63), passing({}, 64)]).toEqual([1020, 1020, 3000]);
  const connection = {};
  expect([passing(connection, 1, 520), passing(connection, 1), passing(connection, 1)]).toEqual([
    ...[520, 520, 20],
  ]);
  expect([passing(connection, 64), passing({}, 1)]).toEqual([3000, 1020]);
});
