import { expect, test } from "vitest";
import { typedPicture } from "./picture-nodes.ts";

test("a description is stored without blanks around it, and none of what is only decoration", () => {
  const typed = { src: "/art/madinah-dawn.svg", alt: "  The mosque at dawn " };
  expect(typedPicture({ ...typed, isDecoration: false })).toEqual({
    ...{ src: typed.src, alt: "The mosque at dawn", role: null },
  });
  expect(typedPicture({ ...typed, isDecoration: true })).toEqual({
    ...{ src: typed.src, alt: "", role: "presentation" },
  });
});
