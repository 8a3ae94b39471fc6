import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LicenceEnd } from "./licence-end.tsx";

test.each([
  ["2027-01-24", "", "Ends in 61 days"],
  ["2027-01-23", "text-warn", "Ends in 60 days"],
  ["2026-12-25", "text-warn", "Ends in 31 days"],
  ["2026-12-24", "text-danger", "Ends in 30 days"],
  ["2026-12-01", "text-danger font-[640]", "Ends in 7 days"],
  ["2026-11-25", "text-danger font-[640]", "Ends in 1 day"],
  ["2026-11-24", "text-danger", "Ends today"],
  ["2026-11-23", "text-danger", "Ended 1 day ago: on no page"],
])("on 24 November staff are told of a licence until %s", (validUntil, tone, words) => {
  const html = renderToStaticMarkup(<LicenceEnd validUntil={validUntil} today="2026-11-24" />);
  expect(html).toBe(`<span class="${tone}">${words}</span>`);
});
