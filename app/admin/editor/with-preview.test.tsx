import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithPreview } from "./with-preview.tsx";

test("on a phone the form comes first, and its page is out of the way until it is asked for", () => {
  const html = renderToStaticMarkup(<WithPreview preview={<b>page</b>}>form</WithPreview>);
  expect(html).toContain('<div class="">form</div>');
  expect(html).toMatch(/<aside aria-label="[^"]+" class="max-lg:hidden"><b>page<\/b><\/aside>/);
});
