import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";
import { ChosenPictures } from "./picture-facts.ts";

const MEDIA = `/media/${"0".repeat(20)}-700x500-aabbcc/picture.jpg`;
const FACTS = { [MEDIA]: { alt: "A dome", focus: { x: 10, y: 90 } } };

function shown(props: ComponentProps<typeof Picture>): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ChosenPictures value={FACTS}>
          <Picture {...props} />
        </ChosenPictures>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test.each([
  ["a picture of the library", { src: MEDIA }, 'alt="A dome"'],
  ["one that somebody describes otherwise", { src: MEDIA, alt: "Noor" }, 'alt="Noor"'],
  ["decoration", { src: MEDIA, alt: "" }, 'alt=""'],
  ["a drawing as decoration", { src: "/art/campus.svg", alt: "" }, 'alt=""'],
  ["any other", { src: "https://example.com/a.jpg" }, 'alt=""'],
])("%s is read out as what it is", (_, props, alt) => {
  expect(shown(props)).toContain(alt);
});

test("each size is offered, the point that stays in view is kept, and the page makes room", () => {
  const html = shown({ src: MEDIA, sizes: "48px" });
  const stem = MEDIA.replace("/picture.jpg", "");
  const widths = (format: string) =>
    [320, 640, 700].map((width) => `${stem}/${width}.${format} ${width}w`).join(", ");
  for (const format of ["avif", "webp"]) {
    expect(html).toContain(
      `<source type="image/${format}" srcSet="${widths(format)}" sizes="48px"`,
    );
  }
  expect(html).toContain('width="700" height="500"');
  expect(html).toContain("--focus-point:10% 90%");
  expect(html).toContain("background-color:#aabbcc");
});

test("the picture of the first screen comes first, one further down when it is needed", () => {
  expect(shown({ src: MEDIA, isFirst: true })).toMatch(/fetchPriority="high"/i);
  expect(shown({ src: MEDIA, isFirst: true })).not.toContain("lazy");
  expect(shown({ src: MEDIA })).toContain('loading="lazy"');
  expect(shown({ src: MEDIA, isSoon: true })).not.toContain("lazy");
});
