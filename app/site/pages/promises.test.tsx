import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PreviewedSiteData, type SiteData } from "#app/site/pieces/site-data.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { Promises } from "./promises.tsx";

const DAYS = { from: "Saturday", until: "Thursday", opens: "09:00", closes: "21:00", words: "" };
const WORDS = { from: "Friday", until: "", opens: "", closes: "", words: "After prayers" };

/** What is said of when a person calls. */
function calling(hours: Settings["hours"], numbers: string[]): string | undefined {
  const phones = numbers.map((number) => ({ label: "", number }));
  const data = { settings: { hours, phones, timeZone: "UTC" } } as unknown as SiteData;
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PreviewedSiteData value={data}>
          <Promises />
        </PreviewedSiteData>
      ),
    },
  ]);
  const [first] = renderToStaticMarkup(<Stub />).match(/<li.*?<\/li>/) ?? [];
  return first?.replace(/<b .*?<\/b>|<[^>]*>/g, "");
}

test.each([
  [[DAYS], ["01011"], "Between 9 am and 9 pm, from 01011."],
  [[DAYS], [], "Between 9 am and 9 pm."],
  [[WORDS, DAYS], ["01011", "01012"], "Between 9 am and 9 pm, from 01011."],
  [[WORDS], ["01011"], "As soon as we can, from 01011."],
  [[], [], "As soon as we can."],
])("with hours %j and numbers %j a person calls: %s", (hours, numbers, said) => {
  expect(calling(hours, numbers)).toBe(said);
});
