import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Writing } from "./writings.ts";

const PASSWORD = "rain on a tin roof";
/** A form that is covered by a dialog, or not there, is not written in. */
const PATIENCE_MS = 3000;
const READY_MS = 30_000;
const WRITTEN = "input, textarea, [contenteditable]";

/** A tab, and what is written in it. */
export type Tab = { page: Page; writing: Writing };

export type Person = Awaited<ReturnType<typeof openPerson>>;

/**
 * Somebody of the agency, with a browser and its tabs.
 * @param host who invites; null: they are the first, and the owner
 */
export async function openPerson(
  browser: Browser,
  url: string,
  name: string,
  host: { context: BrowserContext } | null,
) {
  const context = await browser.newContext({ baseURL: url });
  const email = `${name.toLowerCase()}@rihla.example`;
  const send = (from: BrowserContext, address: string, data: object) =>
    from.request.post(url + address, { data, headers: { origin: url } });
  const guest =
    host && (await (await send(host.context, "/api/users/invitations", { email })).json());
  const invitation = guest && new URL(guest.link).searchParams.get("invitation");
  const person = { name, email, password: PASSWORD };
  const made = await send(context, "/api/users", { ...person, ...(invitation && { invitation }) });
  if (!made.ok()) throw new Error(`${name} could not register: ${await made.text()}`);

  let tabs: Tab[] = [];

  async function show({ page, writing }: Tab): Promise<void> {
    await page.goto(writing.address);
    for (const field of writing.fields) {
      await page.locator(field).first().waitFor({ timeout: READY_MS });
    }
  }

  /** A dialog may lie over the form: both are taken, or it is put off. */
  async function clear(page: Page): Promise<void> {
    const together = page.getByRole("button", { name: "Write it together" });
    if (await together.isVisible()) await together.click();
    else if (await page.getByRole("dialog").count()) await page.keyboard.press("Escape");
  }

  return {
    name,
    context,
    tabs: (): readonly Tab[] => tabs,

    async openTab(writing: Writing): Promise<void> {
      const tab = { page: await context.newPage(), writing };
      // Whoever reloads is asked whether they mean it.
      tab.page.on("dialog", (dialog) => void dialog.accept());
      tabs.push(tab);
      await show(tab);
    },

    /** As when the browser crashes: nothing of the page runs any more. */
    async closeTab(tab: Tab): Promise<void> {
      tabs = tabs.filter((one) => one !== tab);
      await tab.page.close();
    },

    /** @returns false when the form did not take it */
    async type({ page, writing }: Tab, field: string, text: string): Promise<boolean> {
      try {
        await clear(page);
        const input = page.locator(field).first();
        if (writing.isOnPage) await input.press("Enter", { timeout: PATIENCE_MS });
        await input.press("Control+End", { timeout: PATIENCE_MS });
        await page.keyboard.type(text, { delay: 20 });
        if (writing.isOnPage) await page.keyboard.press("Enter");
        return (await page.locator(field).evaluateAll(wordsOf)).includes(text.trim());
      } catch {
        return false;
      }
    },

    async goOffline(ms: number): Promise<void> {
      await context.setOffline(true);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await context.setOffline(false);
    },

    /** It ends on the server as well; what is open learns of it with its next request. */
    async loseSession(): Promise<void> {
      await context.clearCookies();
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await send(context, "/api/users/auth", { email, password: PASSWORD });
    },

    reload: show,

    /** What this person's browser and open forms hold. */
    async held(): Promise<string> {
      const parts = await Promise.all(
        tabs.flatMap(({ page }) => [
          page.evaluate(() => Object.values(localStorage).join("\n")),
          page.locator(WRITTEN).evaluateAll(wordsOf),
        ]),
      );
      return parts.join("\n");
    },

    /** What a door of the API answers, as text. */
    read: async (address: string): Promise<string> =>
      (await context.request.get(url + address)).text(),
  };
}

/** Runs in the page. */
const wordsOf = (inputs: Element[]): string =>
  inputs.map((input) => ("value" in input ? input.value : input.textContent)).join("\n");
