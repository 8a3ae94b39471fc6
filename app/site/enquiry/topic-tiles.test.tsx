import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { TOPIC_IDS, type TopicId } from "#contracts/enquiry-topics.ts";
import { TopicTiles } from "./topic-tiles.tsx";

function tiles(chosen: TopicId | null, typed?: string, mistake: string | null = null) {
  const state = (name: string) => ({ id: fieldId(name), value: typed, mistake });
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <FormFields value={state}>
          <TopicTiles legend="Planning" chosen={chosen} />
        </FormFields>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  const inputs = html.match(/<input [^>]*>/g) ?? [];
  const chosenBy = (input: string) => /value="([^"]*)"/.exec(input)?.[1];
  return {
    html,
    values: inputs.map(chosenBy),
    checked: inputs.filter((input) => input.includes("checked")).map(chosenBy),
    first: inputs.filter((input) => input.includes(`id="${fieldId("topic")}"`)).map(chosenBy),
  };
}

test("one of six can be chosen; what was typed wins over what the address says", () => {
  const { values, checked, first } = tiles(null);
  expect([values, checked]).toEqual([[...TOPIC_IDS], []]);
  // Where what to fix leads.
  expect(first).toEqual([TOPIC_IDS[0]]);
  expect([tiles("hajj").checked, tiles("hajj", "tours").checked]).toEqual([["hajj"], ["tours"]]);
});

test("that none is chosen is said of all of them", () => {
  expect(tiles(null).html).not.toContain("aria-invalid");
  expect(tiles(null, undefined, "Choose one.").html).toContain(
    'aria-invalid="true" aria-describedby="field-topic-mistake"',
  );
});
