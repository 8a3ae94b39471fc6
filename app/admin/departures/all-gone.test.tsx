import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as words from "#i18n/en/admin/departure-changes.ts";
import { AllGone } from "./all-gone.tsx";

test("that all of them are gone is said aloud, with the way back to the list", () => {
  const dialog = AllGone({ onClose: () => undefined });
  expect(dialog.props.title).toBe(words.allGone);
  const html = renderToStaticMarkup(dialog.props.children);
  expect(html).toContain(`<p role="alert">${words.allGoneText}</p>`);
  expect(html).toContain(`>${words.toTheList}</button>`);
});
