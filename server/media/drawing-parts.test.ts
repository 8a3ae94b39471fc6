import { expect, test } from "vitest";
import { countDrawnParts, MAX_DRAWN_PARTS } from "./drawing-parts.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${inside}</svg>`;

const LEVELS = 27;

/** Each level names the one before twice. */
const doubled = (element: (level: number, before: string) => string) =>
  svg(
    `<defs><g id="a0"><rect width="1" height="1"/></g>${Array.from({ length: LEVELS }, (_, index) =>
      element(index + 1, `a${index}`),
    ).join(
      "",
    )}</defs><use href="#a${LEVELS}"/><rect fill="url(#a${LEVELS})" mask="url(#a${LEVELS})" filter="url(#a${LEVELS})" marker-mid="url(#a${LEVELS})"/>`,
  );

const painted = (attribute: string) => (level: number, before: string) =>
  `<pattern id="a${level}"><rect ${attribute}="url(#${before})"/><rect ${attribute}="url( '#${before}' )"/></pattern>`;

test.each([
  [
    "use",
    doubled(
      (n, before) => `<g id="a${n}"><use href="#${before}"/><use xlink:href="#${before}"/></g>`,
    ),
  ],
  ["patterns", doubled(painted("fill"))],
  ["strokes", doubled(painted("stroke"))],
  [
    "masks",
    doubled((n, b) => `<mask id="a${n}"><g mask="url(#${b})"/><g mask="url(#${b})"/></mask>`),
  ],
  [
    "clip paths",
    doubled(
      (n, b) =>
        `<clipPath id="a${n}"><path clip-path="url(#${b})"/><path clip-path="url(#${b})"/></clipPath>`,
    ),
  ],
  [
    "markers",
    doubled(
      (n, b) =>
        `<marker id="a${n}"><path style="marker-mid:url(#${b})"/><path style="marker: url(#${b})"/></marker>`,
    ),
  ],
  [
    "filters",
    doubled((n, b) => `<g id="a${n}"><g filter="url(#${b})"/><g filter="url(#${b})"/></g>`),
  ],
  [
    "a style sheet",
    svg(
      `<style>${Array.from({ length: LEVELS }, (_, n) => `.c${n + 1} > .d, g.c${n + 1}{fill:url(#a${n})}`).join(" ")}</style>${Array.from({ length: LEVELS + 1 }, (_, n) => `<pattern id="a${n}"><g class="x c${n}"><rect/><rect/></g></pattern>`).join("")}<rect fill="url(#a${LEVELS})"/>`,
    ),
  ],
  [
    "a style sheet that names ids",
    svg(
      `<style>${Array.from({ length: LEVELS }, (_, n) => `#c${n + 1}{fill:url(#a${n})}`).join(" ")}</style>${Array.from({ length: LEVELS + 1 }, (_, n) => `<pattern id="a${n}"><g id="c${n}"><rect/><rect/></g></pattern>`).join("")}<rect fill="url(#a${LEVELS})"/>`,
    ),
  ],
])("%s of %s doubled 27 times are millions", (_, drawing) => {
  expect(countDrawnParts(drawing)).toBeGreaterThan(2 ** (LEVELS - 1));
});

test.each([
  ["itself", '<g id="a"><use href="#a"/></g>'],
  ["itself, by way of another", '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ["itself, as its paint", '<pattern id="a"><rect fill="url(#a)"/></pattern>'],
  [
    "a chain that never ends",
    `${Array.from({ length: 20_000 }, (_, n) => `<g id="a${n}"><use href="#a${n + 1}"/></g>`).join("")}<use href="#a0"/>`,
  ],
])("what holds %s is endless", (_, inside) => {
  expect(countDrawnParts(svg(inside))).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [
    "rules for as many parts",
    `<style>${".a{fill:url(#b)}".repeat(30_000)}</style>${'<g class="a"/>'.repeat(40_000)}`,
  ],
  [
    "selectors of as many paints",
    `<style>${"g,".repeat(200_000)}g{${"fill:url(#b);".repeat(20_000)}}</style><g/>`,
  ],
  ["beginnings of comments", `<style>${"/*".repeat(400_000)}</style>`],
  ["styles", `<g style="${"fill:url(#b);".repeat(60_000)}"/>`.repeat(2)],
])("a megabyte of %s is counted in a moment", (_, inside) => {
  const started = process.cpuUsage().user;
  countDrawnParts(svg(inside));
  // The worst of them would take minutes.
  expect(process.cpuUsage().user - started).toBeLessThan(5_000_000);
});

test("a paint that a group hands down is drawn for each within", () => {
  const leaves = "<path d='M0 0'/>".repeat(500);
  const tile = `<pattern id="p">${"<circle/>".repeat(500)}</pattern>`;
  expect(countDrawnParts(svg(`${tile}<g fill="url(#p)">${leaves}</g>`))).toBeGreaterThan(250_000);
});

test("what looks around at each of its pixels hundreds of times is as much work as a drawing that is too large", () => {
  const shadows = (times: number) =>
    svg(
      `<filter id="f">${'<feMorphology operator="dilate" radius="90"/>'.repeat(times)}</filter><rect filter="url(#f)"/>`,
    );
  expect(countDrawnParts(shadows(300))).toBeGreaterThan(MAX_DRAWN_PARTS);
  expect(countDrawnParts(shadows(10))).toBeLessThan(MAX_DRAWN_PARTS / 4);
});

test("what drawing programs write counts as little more than what stands there", () => {
  const gradients = Array.from(
    { length: 50 },
    (_, n) => `<linearGradient id="g${n}"><stop/><stop/></linearGradient>`,
  ).join("");
  const clips = Array.from(
    { length: 50 },
    (_, n) => `<clipPath id="k${n}"><rect/></clipPath>`,
  ).join("");
  const sheet = Array.from(
    { length: 50 },
    (_, n) => `.cls-${n}{fill:url(#g${n});clip-path:url(#k${n})}`,
  ).join("");
  const paths = Array.from(
    { length: 5000 },
    (_, n) => `<g clip-path="url(#k${n % 50})"><path class="cls-${n % 50}" d="M0 0h10v10"/></g>`,
  ).join("");
  const symbol = `<symbol id="s">${"<path d='M1 1'/>".repeat(20)}</symbol>${'<use href="#s"/>'.repeat(200)}`;
  const count = countDrawnParts(
    svg(`<style>${sheet}</style><defs>${gradients}${clips}</defs>${paths}${symbol}`),
  );
  expect(count).toBeGreaterThan(10_000);
  expect(count).toBeLessThan(50_000);
});
