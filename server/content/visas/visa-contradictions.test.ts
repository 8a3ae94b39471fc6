import { expect, test } from "vitest";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { mistakesOfVisa, type VisaBody } from "./visa-contradictions.ts";

const VISA = upgraded(visaKind, {}, schemaOf(visaKind));
const NOW = Date.parse("2026-11-25T05:00:00Z");

const profile = (link: string) => ({ _id: link, link, label: link, hint: "" });
const paper = (profiles: string, need = "must", set = "") => ({
  ...{ _id: "1", requirement: "passport", need, set, profiles, abroad: "", note: "" },
});
const time = (min: string, max: string) => ({ ...VISA.time, min, max });
const DRIVER = [profile("driver"), profile("cook")];

const wrong = (more: Partial<VisaBody>) =>
  mistakesOfVisa({ ...VISA, link: "malaysia", ...more }, NOW).map(({ path, mistake }) => [
    path,
    mistake,
  ]);

test.each([
  [{ link: "start" }, [["link", { code: "our-address" }]]],
  [{ link: "starts" }, []],
  [{ profiles: [profile("all")] }, [["profiles.0.link", { code: "our-address" }]]],
  [
    { profiles: [...DRIVER, profile("driver"), profile("cook")] },
    [
      ["profiles.2.link", { code: "given-twice" }],
      ["profiles.3.link", { code: "given-twice" }],
    ],
  ],
  [{ profiles: DRIVER, papers: [paper(""), paper("cook, driver")] }, []],
  [
    { profiles: DRIVER, papers: [paper(""), paper("cook, tailor")] },
    [["papers.1.profiles", { code: "unknown-answer", answer: "tailor" }]],
  ],
  [{ papers: [paper("", "one-of")] }, [["papers.0.set", { code: "empty" }]]],
  [{ papers: [paper("", "one-of", "a"), paper("", "if-you-have-it")] }, []],
  [{ time: time("10", "9") }, [["time.max", { code: "not-whole-from", min: 10 }]]],
  [{ time: time("9", "10") }, []],
  [{ time: time("9", "9") }, []],
  [{ time: time("9", "") }, []],
  [{ time: time("", "9") }, []],
] as const)("a visa with %j: %j", (more, mistakes) => {
  expect(wrong(more as unknown as Partial<VisaBody>)).toEqual(mistakes);
});
