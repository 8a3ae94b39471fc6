import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { hearUntilEnd } from "#tests/support/hear-until-end.ts";
import { keepTypedEarly } from "./hydration-typed.ts";

const ROWS = ["umrah", "hajj", "tour"];

/** Rows to choose from, each by itself or all at once; a press on one turns it over. */
function List() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => void dispatchEvent(new Event("alive")), []);
  const turn = (row: string) =>
    setChosen((now) => (now.includes(row) ? now.filter((one) => one !== row) : [...now, row]));
  const isAll = chosen.length === ROWS.length;
  return (
    <>
      <input
        id="all"
        type="checkbox"
        checked={isAll}
        onChange={() => setChosen(isAll ? [] : ROWS)}
      />
      {ROWS.map((row) => (
        <input
          key={row}
          id={row}
          type="checkbox"
          checked={chosen.includes(row)}
          onChange={() => turn(row)}
        />
      ))}
      <output>{chosen.toSorted().join(" ")}</output>
    </>
  );
}

/** @returns what is chosen once the scripts are there, where these were pressed before */
async function chosenAfter(pressed: readonly string[]): Promise<string | undefined> {
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => page.remove());
  page.innerHTML = renderToString(<List />);
  hearUntilEnd();
  keepTypedEarly();
  for (const id of pressed) document.getElementById(id)?.click();
  const root = hydrateRoot(page, <List />);
  onTestFinished(() => root.unmount());
  await expect.poll(() => page.querySelector("output")?.textContent).not.toBe("");
  return page.querySelector("output")?.textContent ?? "";
}

test.each([
  { pressed: ["umrah", "hajj"], chosen: "hajj umrah" },
  { pressed: ["all", "hajj"], chosen: "hajj tour umrah" },
  { pressed: ["hajj", "all"], chosen: "hajj tour umrah" },
  { pressed: ["umrah", "hajj", "umrah"], chosen: "hajj" },
])("of what was ticked early as much is ticked then as was seen: $pressed", async (given) => {
  expect(await chosenAfter(given.pressed)).toBe(given.chosen);
});
