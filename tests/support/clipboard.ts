import type { Page } from "@playwright/test";
import { textOf } from "./post-form.ts";

export type Clipped = {
  html?: string;
  rtf?: string;
  files?: { name: string; type?: string; bytes: Buffer }[];
};

/** As if somebody pasted, or dropped on the end of the text, what another program holds. */
export function bring(page: Page, clipped: Clipped, how: "paste" | "drop" = "paste") {
  const files = (clipped.files ?? []).map(({ name, type = "image/png", bytes }) => ({
    ...{ name, type, base64: bytes.toString("base64") },
  }));
  return textOf(page).evaluate(
    (element, { html, rtf, files, how }) => {
      const data = new DataTransfer();
      if (html) data.setData("text/html", html);
      if (rtf) data.setData("text/rtf", rtf);
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      if (how === "paste") {
        const event = { clipboardData: data, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent("paste", event));
      } else {
        const last = (element.lastElementChild ?? element).getBoundingClientRect();
        const place = { clientX: last.left + 5, clientY: last.bottom - 5 };
        const event = { dataTransfer: data, bubbles: true, cancelable: true, ...place };
        element.dispatchEvent(new DragEvent("drop", event));
      }
    },
    { ...clipped, files, how },
  );
}
