import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnfitNote } from "./unfit-note.tsx";

test("words without a field are read out, with where they stood; without any there is no note", () => {
  const labelOf = (field: string) => (field === "type" ? "Blog Type" : field);
  const unfit = [
    { field: "type", text: "name: Umrah" },
    { field: "subtitle", text: "For <b>parents</b>" },
  ];
  const html = renderToStaticMarkup(<UnfitNote unfit={unfit} labelOf={labelOf} />);
  for (const words of ["Blog Type", "name: Umrah", "subtitle", "For &lt;b&gt;parents&lt;/b&gt;"]) {
    expect(html).toContain(words);
  }
  // What was written in Arabic reads from its side.
  expect(html.match(/<dd dir="auto"/g)).toHaveLength(unfit.length);
  expect(renderToStaticMarkup(<UnfitNote unfit={[]} labelOf={labelOf} />)).toBe("");
});
