import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { OfficeMap } from "./office-map.tsx";

const MAP = { heading: "On the map", latitude: 23.7, longitude: 90.4, zoom: 15 };

test.each([
  ["Head office", "Head office"],
  ["", "1 Road"],
])(
  "the map of an office called %j comes once somebody asks for it, and has the focus",
  async (name, place) => {
    const office = { name, address: "1 Road", directions: "" };
    const screen = showPiece(<OfficeMap map={MAP} office={office} />);
    await screen.came();
    expect(document.querySelector("iframe")).toBeNull();
    expect(await screen.press("Show the map")).toContain("focus iframe");
    expect(screen.outline().join()).not.toContain("Show the map");
    const frame = document.querySelector("iframe");
    expect(document.activeElement).toBe(frame);
    expect(frame?.title).toBe(`Map: ${place}`);
    expect(frame?.src).toContain("marker=23.7%2C90.4");
  },
);
