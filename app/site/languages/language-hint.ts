import { deviceStore } from "#app/forms/device-store.ts";
import { iconHref } from "#app/ui/icon.tsx";
import type { Language } from "#contracts/languages.ts";
import { languageHints } from "#i18n/language-hints.ts";
import { directions } from "#i18n/language-names.ts";
import sheet from "./language-hint.css?inline";

const KEY = "language-hint";

/** One line, once, to whoever's browser prefers another language that this page has (`offer-language.ts`). */
export function offer(language: Language): void {
  if (deviceStore.get(KEY)) return;
  deviceStore.set(KEY, "said");
  document.body.append(lineIn(language));
}

function lineIn(language: Language): HTMLElement {
  const { text, close } = languageHints[language];
  const line = document.createElement("aside");
  Object.assign(line, { className: "language-hint", lang: language, dir: directions[language] });
  const link = document.createElement("a");
  Object.assign(link, { textContent: text, hreflang: language, href: addressIn(language) });
  // Whoever has gone on means the page where they are.
  link.onclick = () => {
    link.href = addressIn(language);
  };
  const button = document.createElement("button");
  Object.assign(button, { type: "button", ariaLabel: close, onclick: () => line.remove() });
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${iconHref("x")}"/></svg>`;
  const style = document.createElement("style");
  style.textContent = sheet;
  line.append(style, link, button);
  return line;
}

/** Of the open page: the footer leads to it in each language. */
const addressIn = (language: Language): string =>
  document.querySelector(`.site-footer a[hreflang="${language}"]`)?.getAttribute("href") ?? "";
