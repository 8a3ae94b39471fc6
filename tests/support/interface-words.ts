import { globSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Language } from "#contracts/languages.ts";

const NAMED = /\{\w+\}/g;
const TWO_WORDS: Record<Language, RegExp> = {
  en: /[a-z]{2,} (a )?[a-z]{2,}/i,
  bn: /[\p{Script=Bengali}\p{M}]{2,} [\p{Script=Bengali}\p{M}]{2,}/u,
  ar: /[\p{Script=Arabic}\p{M}]{2,} [\p{Script=Arabic}\p{M}]{2,}/u,
};

/** Every sentence of two words or more that the interface says in a language; names and numbers in it may be any. */
export async function sentencesIn(language: Language): Promise<RegExp> {
  const files = globSync(`i18n/${language}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
  const modules: unknown[] = await Promise.all(files.map((file) => import(path.resolve(file))));
  const sentences = modules
    .flatMap(textsIn)
    .filter((text) => TWO_WORDS[language].test(text.replace(NAMED, "")));
  const patterns = new Set(sentences.map(patternOf));
  return new RegExp(`^(?:${[...patterns].join("|")})$`, "s");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const patternOf = (text: string): string =>
  text
    .split(NAMED)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".{1,200}");

/** What a page says that is not marked as another language and that nobody typed: its texts, names, hints and title. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const IN_WORDS = ["aria-label", "placeholder", "title", "alt"];
    const isOther = (element: Element | null) =>
      !element ||
      element.closest("[lang]")?.getAttribute("lang") !== document.documentElement.lang ||
      element.closest("script, style, textarea, pre, kbd, code") !== null;
    const said = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!isOther(parentElement)) said.push(data.trim());
    }
    for (const element of document.querySelectorAll(IN_WORDS.map((name) => `[${name}]`).join())) {
      if (isOther(element)) continue;
      for (const name of IN_WORDS) said.push(element.getAttribute(name)?.trim() ?? "");
    }
    return said.filter(Boolean);
  });
