import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";
import { formAnswer } from "./form-answer.ts";

const shown = (parts: Parameters<typeof formAnswer>[0]) =>
  renderToStaticMarkup(<ErrorSummary answer={formAnswer(parts)} />);

test("what to fix takes the focus, is named by its first line, and leads to each field", () => {
  const html = shown({ mistakes: { name: "Enter your name.", phone: "Enter a number." } });
  const box = html.slice(0, html.indexOf(">"));
  for (const attribute of ['role="group"', 'tabindex="-1"', "autofocus"]) {
    expect(box.toLowerCase()).toContain(attribute);
  }
  const [, heading] = /aria-labelledby="([^"]+)"/.exec(box) ?? [];
  expect(html).toContain(`<p id="${heading}"`);
  expect(html).toContain('<a href="#field-name">Enter your name</a>');
  expect(html).toContain('<a href="#field-phone">Enter a number</a>');
});

test("a problem with the whole of it stands alone; where all is well there is nothing", () => {
  expect(shown({ problem: "Try again." })).toMatch(/Try again\.<\/p><\/div>$/);
  expect(shown({})).toBe("");
});
