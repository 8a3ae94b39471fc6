import { expect, test } from "vitest";
import { putAt, valueAt, withValueAt } from "./at-path.ts";

const body = () => ({
  title: "a",
  Slide: [{ content: "b", link: "c" }, { content: "d" }],
  map: null,
});

test("what stands at a path is found, through lists too; nothing where nothing does", () => {
  const paths = [
    "title",
    "Slide.1.content",
    "Slide.2.content",
    "Slide.length",
    "map.zoom",
    "no.way",
  ];
  expect(paths.map((path) => valueAt(body(), path))).toEqual([
    ...["a", "d", undefined, undefined, undefined, undefined],
  ]);
  expect(valueAt(null, "title")).toBeUndefined();
});

test("a copy has something else there, and the rest as it was: a list stays one", () => {
  const before = body();
  expect(withValueAt(before, "Slide.0.content", "x")).toEqual({
    ...body(),
    Slide: [{ content: "x", link: "c" }, { content: "d" }],
  });
  expect(withValueAt(before, "Slide.2", { content: "e" }).Slide).toEqual([
    ...body().Slide,
    { content: "e" },
  ]);
  expect(withValueAt(before, "map.zoom", 7)).toEqual({ ...body(), map: { zoom: 7 } });
  expect(before).toEqual(body());
});

test("in the body itself only what is there gets it", () => {
  const one = body();
  putAt(one, "Slide.1.content", "x");
  putAt(one, "map.zoom", 7);
  putAt(one, "title", "y");
  expect(one).toEqual({ ...body(), title: "y", Slide: [body().Slide[0], { content: "x" }] });
});
