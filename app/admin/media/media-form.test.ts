import { expect, onTestFinished, test, vi } from "vitest";
import { ALT_LENGTH } from "#contracts/media-limits.ts";
import { mediaLabelOf, mediaMistakes, saveMedia } from "./media-form.ts";

const FORM = { alt: "A dome", decorative: false, focus: { x: 50, y: 50 }, version: 1 };

test.each([
  [{}, []],
  [{ alt: "" }, ["alt"]],
  [{ alt: " \n" }, ["alt"]],
  [{ alt: "", decorative: true }, []],
  [{ alt: "x".repeat(ALT_LENGTH) }, []],
  [{ alt: "x".repeat(ALT_LENGTH + 1) }, ["alt"]],
])("%j: a picture says what it shows, or is decoration", (given, wrong) => {
  expect(Object.keys(mediaMistakes({ ...FORM, ...given }))).toEqual(wrong);
});

test("what differs between two versions of a picture is called as in its form", () => {
  expect(["alt", "decorative", "focus", "other"].map(mediaLabelOf)).toEqual([
    "What it shows",
    "Decorative",
    "Focus point",
    "other",
  ]);
});

test("what is decoration is stored without words, whatever was typed before", async () => {
  const sent: unknown[] = [];
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)).alt);
    return Response.json({ ...FORM, _id: "dome" });
  });
  onTestFinished(() => asked.mockRestore());
  await saveMedia("dome", FORM);
  await saveMedia("dome", { ...FORM, decorative: true });
  expect(sent).toEqual(["A dome", ""]);
});
