import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastRegion } from "./toast-region.tsx";

test("the place of toasts is marked as live, so that no dialog hides it, and says nothing by itself", () => {
  expect(renderToStaticMarkup(<ToastRegion />)).toBe(
    '<div class="toast-region" aria-live="off"></div>',
  );
});
