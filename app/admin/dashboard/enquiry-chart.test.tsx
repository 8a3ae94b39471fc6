import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EnquiryChart } from "./enquiry-chart.tsx";

test("bars stand on the ground, each as high as its week is busy, between lines of the scale", () => {
  const days = Array.from({ length: 14 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, "0")}`,
    count: at === 0 ? 3 : Number(at === 13),
  }));
  const html = renderToStaticMarkup(<EnquiryChart days={days} />);
  const drawn = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, "g"))].map(([, all = ""]) =>
      all.replace("/", "").replaceAll(/\d+\.\d+/g, (number) => String(+(+number).toFixed(2))),
    );
  expect(drawn("rect")).toEqual([
    'x="0.14" y="1" width="0.72" height="3"',
    'x="1.14" y="3" width="0.72" height="1"',
  ]);
  expect(drawn("line")).toEqual([0, 2, 4].map((y) => `x1="0" x2="2" y1="${y}" y2="${y}"`));
  expect(html).toContain('viewBox="0 0 2 4"');
  expect(html.match(/chart-scale">(.*?)<\/div>/)?.[1]).toBe(
    "<span>4</span><span>2</span><span>0</span>",
  );
});
