import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "#tests/support/browser-test.ts";
import { bring } from "#tests/support/clipboard.ts";
import { test } from "#tests/support/editing-test.ts";
import { outlineOf } from "#tests/support/outline.ts";
import { htmlOf, openEditor, textOf } from "#tests/support/post-form.ts";

const FOLDER = "tests/support/pasted";

/** What a program puts on the clipboard; what must stand in the text then, and what is said to be missing. */
function readSample(name: string) {
  const read = (ending: string) => {
    const file = `${FOLDER}/${name}.${ending}`;
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const [outline = "", lost = ""] = read("txt").split(/^---$/m);
  const lines = outline.split("\n").filter((line) => line.trim() !== "");
  return { html: read("html"), rtf: read("rtf"), lines, lost: lost.trim() };
}

const SAMPLES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".html"))
  .map((file) => file.replace(".html", ""));

const LEAST = { word: 10, docs: 10, excel: 10, sheets: 5, pages: 4 };

for (const [program, least] of Object.entries(LEAST)) {
  const names = SAMPLES.filter((name) => name.startsWith(`${program}-`));

  test(`${names.length} pieces of ${program} come in whole, and what is missing is said`, async ({
    page,
    watch,
  }) => {
    watch.allow(/third party|ERR_|status of 40[34]/);
    test.setTimeout(300_000);
    await page.route(/googleusercontent|docs\.google/, (route) => route.abort());
    expect(names.length).toBeGreaterThanOrEqual(least);
    await openEditor(page);
    for (const name of names) {
      await test.step(name, async () => {
        const { html, rtf, lines, lost } = readSample(name);
        await textOf(page).click();
        await page.keyboard.press("Control+a");
        await page.keyboard.press("Delete");
        await bring(page, { html, rtf });
        await expect(textOf(page).locator(".coming-picture")).toHaveCount(0);
        expect.soft(await outlineOf(page), name).toEqual(lines);
        const said = page.locator(".editor-notice", { hasText: "could not be kept" });
        if (lost === "") await expect.soft(said, name).toHaveCount(0, { timeout: 2000 });
        else {
          const sentence = `Pasted. ${lost} could not be kept.`;
          await expect.soft(said.locator("p"), name).toContainText(sentence, { timeout: 2000 });
        }
        expect(await htmlOf(page)).not.toMatch(
          /mso|Mso|font-size|google\.com\/url|class="p1"|pasted:/,
        );
      });
    }
  });
}
