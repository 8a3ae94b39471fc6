import type { Page } from "@playwright/test";

/** What the browser keeps of unsaved work, as text; of one form, or of all. */
export const draftsIn = (page: Page, key = ""): Promise<string[]> =>
  page.evaluate(
    (end) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith("drafts:") && name.endsWith(end))
        .map(([, text]) => text),
    key,
  );
