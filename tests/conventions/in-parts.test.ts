import { afterEach, describe, expect, it, vi } from "vitest";
import { inParts } from "../../scripts/in-parts.mjs";

const HOUR_MS = 3_600_000;
const PART_MS = 60_000;

describe("journeys in parts", () => {
  afterEach(() => vi.useRealTimers());

  /** What is run and what is left out when each part takes a minute, and none begins after so many. */
  function parted(hour: number, minutes: number) {
    const start = hour * HOUR_MS;
    vi.useFakeTimers({ now: start });
    const ran: string[] = [];
    const leftOut: string[] = [];
    const run = (part: string) => {
      vi.setSystemTime(Date.now() + PART_MS);
      return ran.push(part);
    };
    const until = start + minutes * PART_MS;
    for (const step of inParts(4, until, run, (part) => leftOut.push(part))) step();
    return { ran, leftOut };
  }

  it("are all run where there is time", () => {
    expect(parted(0, 4)).toEqual({ ran: ["1/4", "2/4", "3/4", "4/4"], leftOut: [] });
  });

  it("do not begin too late, and those are named", () => {
    expect(parted(0, 2)).toEqual({ ran: ["1/4", "2/4"], leftOut: ["3/4", "4/4"] });
  });

  it("begin with another part each hour", () => {
    expect(parted(2, 2)).toEqual({ ran: ["3/4", "4/4"], leftOut: ["1/4", "2/4"] });
  });
});
