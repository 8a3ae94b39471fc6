import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Departures } from "./departures.tsx";

test("dates of a page in another language are narrowed down and compared in that language", () => {
  const html = renderToStaticMarkup(
    <Departures
      {...{ id: "tours", departures: [], list: null, asked: { show: null, month: null } }}
      {...{ today: "2026-11-25", timeZone: "Asia/Dhaka", now: Date.UTC(2026, 10, 25) }}
      hrefOf={(path) => `/bn${path}`}
    />,
  );
  expect(html).toContain('<form action="/bn/packages/tours/compare">');
});
