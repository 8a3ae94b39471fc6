import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaperGroups } from "./paper-groups.tsx";

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
