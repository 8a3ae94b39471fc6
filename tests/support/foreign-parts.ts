import type { Page } from "@playwright/test";

/**
 * What a page says in another language than the one that is marked there, and what is marked and runs in that
 * language's wrong direction; letters of Bangla and Arabic that are set wide or slanted.
 */
export const foreignParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SCRIPTS = { bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u };
    /** Names are written with capitals. */
    const SENTENCE = /[a-z]{2,} [a-z’]+ [a-z]{2,}/;
    const LEFT_OUT = "script, style, noscript, svg, code, kbd";
    const faults = new Set<string>();
    const spokenAt = (element: Element) => element.closest("[lang]")?.getAttribute("lang");
    const look = (text: string, element: Element) => {
      const lang = spokenAt(element);
      for (const [language, letters] of Object.entries(SCRIPTS)) {
        if (letters.test(text) && lang !== language) faults.add(`${text} is marked as ${lang}`);
      }
      if (SENTENCE.test(text) && lang !== "en") faults.add(`${text} is marked as ${lang}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement || parentElement.closest(LEFT_OUT)) continue;
      look(data.trim(), parentElement);
      const { letterSpacing, fontStyle } = getComputedStyle(parentElement);
      const isOwnScript = Object.values(SCRIPTS).some((letters) => letters.test(data));
      if (isOwnScript && !["normal", "0px"].includes(letterSpacing))
        faults.add(`${data.trim()} is set wide by ${letterSpacing}`);
      if (SCRIPTS.ar.test(data) && fontStyle !== "normal") faults.add(`${data.trim()} is slanted`);
    }
    for (const name of ["aria-label", "alt", "placeholder", "title"]) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? "";
        // Of a name that holds a title no part can be marked.
        const own = SCRIPTS[document.documentElement.lang as "bn" | "ar"];
        if (!own?.test(text)) look(text, element);
      }
    }
    for (const element of document.body.querySelectorAll("[lang]")) {
      const { direction } = getComputedStyle(element);
      const expected = element.getAttribute("lang") === "ar" ? "rtl" : "ltr";
      const text = element.textContent?.trim() ?? "";
      // One word runs its own way in any line.
      if (text.includes(" ") && direction !== expected)
        faults.add(`${text.slice(0, 60)} runs ${direction}`);
    }
    return [...faults];
  });
