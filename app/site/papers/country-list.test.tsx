import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { CountryList } from "./country-list.tsx";

test("each list that there is says when somebody looked at it, where somebody has", () => {
  const countries = [
    { name: "Malaysia", to: "/work-visa/papers/malaysia", reviewed: "8 November 2026" },
    { name: "Qatar", to: "/work-visa/papers/qatar", reviewed: "" },
  ];
  const html = renderToStaticMarkup(
    <StaticRouter location="/work-visa/papers/other">
      <CountryList countries={countries} />
    </StaticRouter>,
  );
  const rows = html.split("<li>").slice(1);
  expect(
    rows.map((row) => [/href="([^"]*)"/.exec(row)?.[1], row.replace(/<[^>]*>/g, " ").trim()]),
  ).toEqual([
    ["/work-visa/papers/malaysia", expect.stringMatching(/^Malaysia +Reviewed 8 November 2026$/)],
    ["/work-visa/papers/qatar", "Qatar"],
  ]);
});
