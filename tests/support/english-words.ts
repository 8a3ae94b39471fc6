import { globSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

const NAMED = /\{\w+\}/g;
const TWO_WORDS = /[a-z]{2,} (a )?[a-z]{2,}/i;

/** Every sentence of two words or more that the interface says in English; names and numbers in it may be any. */
export async function englishSentences(): Promise<RegExp> {
  const files = globSync("i18n/en/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const modules: unknown[] = await Promise.all(files.map((file) => import(path.resolve(file))));
  const sentences = modules
    .flatMap(textsIn)
    .filter((text) => TWO_WORDS.test(text.replace(NAMED, "")));
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

/** What a page says that is not marked as English and that nobody typed: its texts, names, hints and title. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const IN_WORDS = ["aria-label", "placeholder", "title", "alt"];
    const isOther = (element: Element | null) =>
      !element ||
      element.closest("script, style, body [lang=en], textarea, pre, kbd, code") !== null;
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
