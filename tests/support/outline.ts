import type { Page } from "@playwright/test";
import { textOf } from "./post-form.ts";

/** What the editor holds, a line a block: words, headings, lists as they nest and count, rows, links, pictures. */
export const outlineOf = (page: Page): Promise<string[]> =>
  textOf(page).evaluate((root) => {
    const MARKS: Record<string, string> = { STRONG: "**", EM: "_", S: "~~" };
    const lines: string[] = [];

    /** The editor's, to stand in, or a button of ours. */
    const isOwn = (element: Element) =>
      /ProseMirror-|undescribed|coming-picture/.test(element.className);

    function inline(node: Node): string {
      if (node instanceof Text) return node.data;
      if (node instanceof HTMLImageElement) return isOwn(node) ? "" : pictureIn(node);
      if (!(node instanceof HTMLElement) || isOwn(node)) return "";
      if (node.tagName === "BR") return " / ";
      const words = [...node.childNodes].map(inline).join("");
      if (node instanceof HTMLAnchorElement) return `[${words}](${node.getAttribute("href")})`;
      const mark = MARKS[node.tagName] ?? "";
      return `${mark}${words}${mark}`;
    }

    function pictureIn(image: HTMLImageElement): string {
      const isElsewhere = image.src.startsWith("http") && new URL(image.src).host !== location.host;
      const parts = [image.alt && `: ${image.alt}`, isElsewhere ? ", elsewhere" : ""];
      return `[picture${parts.join("")}]`;
    }

    const tidy = (words: string) => words.replace(/\s+/g, " ").trim();

    function numberOf(list: Element, index: number): string {
      if (list.tagName === "UL") return "-";
      const number = Number(list.getAttribute("start") ?? 1) + index;
      const letter = String.fromCharCode(96 + number);
      const roman = ["", "i", "ii", "iii", "iv", "v"][number] ?? "";
      const type = list.getAttribute("type") ?? "1";
      const written = { a: letter, A: letter.toUpperCase(), i: roman, I: roman.toUpperCase() }[
        type
      ];
      return `${written ?? number}.`;
    }

    function cellOf(cell: Element): string {
      const before = lines.length;
      for (const child of cell.children) block(child, "");
      const words = lines.splice(before).filter(Boolean).join(" / ");
      const wide = cell.getAttribute("colspan");
      const high = cell.getAttribute("rowspan");
      return `${words}${wide ? ` (${wide} wide)` : ""}${high ? ` (${high} high)` : ""}`;
    }

    function block(element: Element, indent: string): void {
      if (isOwn(element) && element.tagName !== "IMG") return;
      const { tagName } = element;
      if (tagName === "UL" || tagName === "OL") {
        for (const [index, item] of [...element.children].entries()) {
          const before = lines.length;
          for (const child of item.children) block(child, `${indent}  `);
          const first = lines[before] ?? "";
          lines[before] = `${indent}${numberOf(element, index)} ${first.trim()}`;
        }
      } else if (element.querySelector("tr")) {
        for (const row of element.querySelectorAll("tr")) {
          const cells = [...row.children].map((cell) => `${cellOf(cell)} |`.trim());
          lines.push(`| ${cells.join(" ")}`);
        }
      } else if (tagName === "HR") lines.push("----");
      else if (tagName === "IMG") lines.push(`${indent}${inline(element)}`);
      else {
        const level = /^H(\d)$/.exec(tagName)?.[1];
        const words = tidy([...element.childNodes].map(inline).join(""));
        const isRight = element.getAttribute("dir") === "rtl";
        const line = `${level ? `${"#".repeat(Number(level))} ` : ""}${words}${isRight ? " {rtl}" : ""}`;
        if (/[^ /]/.test(words)) lines.push(`${indent}${line}`);
      }
    }

    for (const child of root.children) block(child, "");
    return lines;
  });
