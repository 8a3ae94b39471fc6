import { expect, test } from "vitest";
import { isPassing, troubleOf } from "./trouble.ts";

test.each([
  [0, "offline", true],
  [200, "away", true],
  [204, "away", true],
  [400, "refused", false],
  [401, "signed-out", true],
  [413, "too-long", false],
  [428, "refused", false],
  [429, "away", true],
  [502, "away", true],
  [503, "away", true],
])(
  "what is typed and answered with %i: %s; the same words may be stored in a while: %s",
  (status, kind, passes) => {
    const trouble = troubleOf({ isOk: false, status, message: "said", issues: [] });
    expect([trouble.kind, isPassing(trouble)]).toEqual([kind, passes]);
  },
);
