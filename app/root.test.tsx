import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorBoundary } from "./root.tsx";

const answer = (status: number, statusText: string) => ({
  ...{ status, statusText, data: null, internal: false },
});

test.each([
  ["a status and its text", answer(500, "Internal Server Error"), "500 Internal Server Error"],
  ["a status without a text", answer(404, ""), "404"],
  ["the message of an error", new Error("no such route"), "no such route"],
  ["nothing that is known", "broken", "Unknown error"],
])("what no page caught is told by %s", (_, error, told) => {
  const html = renderToStaticMarkup(<ErrorBoundary error={error} params={{}} />);
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toContain(`<p dir="auto">${told}</p>`);
  expect(html).toContain('href="/"');
});
