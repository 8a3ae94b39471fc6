import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaperGroups } from "./paper-groups.tsx";
import type { Ticks } from "./use-ticks.ts";

const paper = (id: string, set = "") => ({
  ...{ id, set, title: id, why: "", note: "", form: "", age: "", where: "", source: "" },
  need: set ? "one-of" : "must",
});

test("only a paper of the same set stands for the one above it", () => {
  const papers = [
    ...[paper("passport"), paper("photo"), paper("degree", "a"), paper("diploma", "a")],
    ...[paper("lease", "b"), paper("deed", "b"), paper("letter")],
  ];
  const html = renderToStaticMarkup(
    <PaperGroups groups={[{ from: "you", papers }]} ticks={null} />,
  );
  const lines = [...html.matchAll(/<li class="paper"( data-other="true")?>.*?<h3[^>]*>(\w+)/g)];
  expect(lines.map(([, isOther, title]) => [title, isOther !== undefined])).toEqual([
    ...[
      ["passport", false],
      ["photo", false],
      ["degree", false],
      ["diploma", true],
    ],
    ...[
      ["lease", false],
      ["deed", true],
      ["letter", false],
    ],
  ]);
});

test("a tick can be set on the screen and a square stands on paper; without scripts the square is on both", () => {
  const ticks = {
    ticked: new Set(["photo"]),
    toggle: () => {},
    isNew: (id: string) => id === "lease",
  };
  const groups = [{ from: "you", papers: [paper("passport"), paper("photo"), paper("lease")] }];
  const html = (ticks: Ticks | null) =>
    renderToStaticMarkup(<PaperGroups groups={groups} ticks={ticks} />);
  const marksOf = (html: string) =>
    [...html.matchAll(/<li class="paper">(<input[^>]*>)?(<i [^>]*>)/g)].map(([, tick, square]) => [
      tick,
      square,
    ]);
  const tick = (id: string, more = "") =>
    `<input type="checkbox" class="no-print" id="paper-${id}"${more}/>`;
  const square = '<i class="square print-only" aria-hidden="true">';
  expect(marksOf(html(ticks as unknown as Ticks))).toEqual([
    [tick("passport"), square],
    [tick("photo", ' checked=""'), square],
    [tick("lease"), square],
  ]);
  expect(marksOf(html(null))).toEqual(
    Array(3).fill([undefined, '<i class="square" aria-hidden="true">']),
  );
  expect(html(ticks as unknown as Ticks)).toContain('<label for="paper-photo">photo</label>');
  expect(html(null)).not.toContain("<label");
});

test("what is known of a paper stands below it; what nobody wrote is left out", () => {
  const known = { ...paper("passport"), form: "Original", where: "Dhaka" };
  const html = renderToStaticMarkup(
    <PaperGroups groups={[{ from: "you", papers: [known, paper("photo")] }]} ticks={null} />,
  );
  expect(html.match(/<dl>.*?<\/dl>/g)).toEqual([
    "<dl><div><dt>Form</dt><dd>Original</dd></div><div><dt>From</dt><dd>Dhaka</dd></div></dl>",
  ]);
});
