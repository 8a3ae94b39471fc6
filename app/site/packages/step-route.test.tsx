import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StepRoute } from "./step-route.tsx";

test.each([
  ["Pre-register. The ministry calls.", "Pre-register.", "The ministry calls."],
  ["আগে নিবন্ধন করুন। মন্ত্রণালয় ডাকবে।", "আগে নিবন্ধন করুন।", "মন্ত্রণালয় ডাকবে।"],
  ["سجّل أولًا. تتصل الوزارة.", "سجّل أولًا.", "تتصل الوزارة."],
])("the first sentence of a step stands out: %s", (item, first, rest) => {
  expect(renderToStaticMarkup(<StepRoute items={[item]} />)).toContain(
    `<b>${first}</b><span class="text-ink2">${rest}</span>`,
  );
});

test.each(["One sentence.", "No stop", "v2.0 of it", "একটি বাক্য।"])(
  "alone it does not: %s",
  (item) => {
    const html = renderToStaticMarkup(<StepRoute items={[item]} />);
    expect(html).toContain(`</span>${item}</li>`);
    expect(html).not.toContain("<b>");
  },
);
