import { expect, test } from "vitest";
import type { PastedPicture } from "./pasted-pictures.ts";
import { picturesFound } from "./picture-files.ts";
import { rtfPictures } from "./rtf-pictures.ts";

const pict = (blip: string, hex: string, [width, height] = [20, 30]) =>
  `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn x}{\\sv y}}}\\picscalex100\\picwgoal${width * 15}\\pichgoal${height * 15}${blip}\\bliptag1{\\*\\blipuid 00ff}\n${hex}}}{\\nonshppict{\\pict\\picwgoal300\\wmetafile8 0bad}}`;
const rtf = (...parts: string[]) => `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}${parts.join("\\par ")}}`;
const local = (width = 0, height = 0): PastedPicture => ({ data: null, width, height, alt: "" });
const bytesOf = (found: ReturnType<typeof picturesFound>) =>
  found.map((one) => one && [one.type, ...one.bytes]);

test("pictures are taken in their order, each once, of kinds that browsers show", () => {
  const found = rtfPictures(
    rtf(
      pict("\\pngblip", "89 50\n4e47"),
      "words {\\b bold}",
      pict("\\jpegblip", "ffD8"),
      pict("\\emfblip", "0102"),
    ),
  );
  expect(
    found.map(({ file, width, height }) => [file?.type, ...(file?.bytes ?? []), width, height]),
  ).toEqual([
    ["image/png", 0x89, 0x50, 0x4e, 0x47, 20, 30],
    ["image/jpeg", 0xff, 0xd8, 20, 30],
    [undefined, 20, 30],
  ]);
});

test("bullets and headers are not of the text", () => {
  expect(
    rtfPictures(
      rtf(
        "{\\*\\listpicture{\\pict\\pngblip 01}}",
        "{\\header{\\pict\\pngblip 02}}",
        "{\\footerf {\\pict\\pngblip 03}}",
        "{\\pict\\pngblip 04}",
      ),
    ).map(({ file }) => [...(file?.bytes ?? [])]),
  ).toEqual([[4]]);
});

test.each([
  ["no RTF", "<html>"],
  ["empty", ""],
  ["cut off", "{\\rtf1{\\pict\\pngblip 01"],
  ["too deep", `{\\rtf1${"{".repeat(100_000)}`],
  ["closed too often", "{\\rtf1}}}}{\\pict\\pngblip 01"],
])("%s holds none", (_, text) => expect(rtfPictures(text)).toEqual([]));

test.each([["0"], ["0g"], [""]])("digits %j are no picture, and keep its place", (hex) => {
  expect(rtfPictures(`{\\rtf1{\\pict\\pngblip ${hex}}}`)).toEqual([
    { width: 0, height: 0, file: null },
  ]);
});

test("binary parts are skipped over, also where they look like RTF", () => {
  expect(
    rtfPictures("{\\rtf1{\\pict\\pngblip\\bin4 }}}}}{\\pict\\pngblip 05}}").map(
      ({ file }) => file && [...file.bytes],
    ),
  ).toEqual([null, [5]]);
  const hidden = "{\\pict\\pngblip 06}";
  expect(
    rtfPictures(`{\\rtf1{\\object\\bin${hidden.length} ${hidden}}{\\pict\\pngblip 05}}`).map(
      ({ file }) => file && [...file.bytes],
    ),
  ).toEqual([[5]]);
});

test("ten megabytes of braces and digits are read to their end", () => {
  const pictures = rtfPictures(
    `{\\rtf1${"{a}".repeat(1_000_000)}{\\pict\\pngblip ${"0a".repeat(3_500_000)}}}`,
  );
  expect(pictures.map(({ file }) => file?.bytes.length)).toEqual([3_500_000]);
});

test("where there is one for each picture of the text, their order says which is which", () => {
  const text = rtf(pict("\\pngblip", "01"), pict("\\emfblip", "02"));
  expect(bytesOf(picturesFound([local(), local()], text))).toEqual([["image/png", 1], null]);
});

test("else only those of the same size are taken", () => {
  const text = rtf(
    pict("\\pngblip", "01", [100, 50]),
    pict("\\pngblip", "02", [40, 40]),
    pict("\\pngblip", "03", [200, 80]),
  );
  expect(bytesOf(picturesFound([local(41, 39), local(77, 77)], text))).toEqual([
    ["image/png", 2],
    null,
  ]);
  expect(picturesFound([local()], "")).toEqual([null]);
});

test("embedded pictures are read, in whichever way they are written", () => {
  const found = picturesFound(
    [
      "data:image/png;base64,AQI=",
      "data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E",
      "data:image/png;base64,%%%",
      "data:image/gif,",
    ].map((data) => ({ data, width: 0, height: 0, alt: "" })),
    "",
  );
  expect(bytesOf(found)).toEqual([
    ["image/png", 1, 2],
    ["image/svg+xml", ...new TextEncoder().encode("<svg/>")],
    null,
    null,
  ]);
});

test("of the same size is what differs by two pixels in neither direction; each is taken once, in its order", () => {
  const text = rtf(
    pict("\\pngblip", "01", [40, 60]),
    pict("\\pngblip", "02", [40, 60]),
    pict("\\pngblip", "03", [80, 60]),
  );
  const found = (...sizes: [number, number][]) =>
    bytesOf(
      picturesFound(
        sizes.map(([width, height]) => local(width, height)),
        text,
      ),
    ).map((one) => one?.[1] ?? null);
  expect(found([42, 58], [38, 62])).toEqual([1, 2]);
  expect(found([43, 60], [40, 63])).toEqual([null, null]);
  expect(found([40, 60], [40, 60], [40, 60], [80, 60])).toEqual([1, 2, null, 3]);
  expect(found([80, 60], [40, 60])).toEqual([3, null]);
  expect(found([0, 60], [0, 0])).toEqual([null, null]);
});

test("two hundred pictures are taken of one text, however many follow; deep in groups one is still found", () => {
  const many = rtfPictures(`{\\rtf1${"{\\pict\\pngblip 01}".repeat(250)}}`);
  expect(many).toHaveLength(200);
  const within = (depth: number) =>
    rtfPictures(`{\\rtf1${"{".repeat(depth)}{\\pict\\pngblip 01}${"}".repeat(depth)}}`).length;
  expect([within(498), within(499)]).toEqual([1, 0]);
});

test("embedded pictures keep their places among those that lie in files", () => {
  const inAddress = { data: "data:image/gif;base64,Bw==", width: 0, height: 0, alt: "" };
  const text = rtf(pict("\\pngblip", "01"), pict("\\pngblip", "02"));
  expect(bytesOf(picturesFound([local(), inAddress, local()], text))).toEqual([
    ...[
      ["image/png", 1],
      ["image/gif", 7],
      ["image/png", 2],
    ],
  ]);
});
