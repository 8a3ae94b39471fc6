import type { Page } from "@playwright/test";

type Node = { nodeId: number; nodeType: number; nodeName: string; nodeValue: string };

const TEXT = 3;

/**
 * The texts of a page that are not drawn in its own fonts alone, each with the font of the device that lends letters:
 * where that device has none, they are boxes. What is not shown lends nothing.
 */
export async function lentLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { nodes } = await browser.send("DOM.getFlattenedDocument", { depth: -1 });
  const texts = (nodes as Node[]).filter(
    ({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim() !== "",
  );
  const found: string[] = [];
  let looked = 0;
  for (const { nodeId, nodeValue } of texts) {
    // What a page writes anew meanwhile is gone.
    const answer = await browser.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => null);
    if (answer) looked += 1;
    for (const { familyName, isCustomFont } of answer?.fonts ?? []) {
      if (!isCustomFont) found.push(`${nodeValue.trim()}: ${familyName}`);
    }
  }
  await browser.detach();
  if (looked < texts.length / 2)
    throw new Error(`${looked} of ${texts.length} texts were still there`);
  return found;
}
