import type { Browser, BrowserContext, Page } from "@playwright/test";

export const DOCUMENT = "package/umrah";
const EDITOR = "/admin/package?package=umrah";
const PASSWORD = "rain on a tin roof";
/** A form that is covered by a dialog, or not there, is not written in. */
const PATIENCE_MS = 3000;
const READY_MS = 30_000;

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

  let tabs: Page[] = [];

  async function show(page: Page): Promise<void> {
    await page.goto(EDITOR);
    await page.locator('[name="title"]').waitFor({ timeout: READY_MS });
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
    tabs: (): readonly Page[] => tabs,

    async openTab(): Promise<void> {
      const page = await context.newPage();
      tabs.push(page);
      await show(page);
    },

    /** As when the browser crashes: nothing of the page runs any more. */
    async closeTab(place: number): Promise<void> {
      const page = tabs[place];
      tabs = tabs.filter((one) => one !== page);
      await page?.close();
    },

    /** @returns false when the form did not take it */
    async type(place: number, field: string, text: string): Promise<boolean> {
      const page = tabs[place];
      if (!page) return false;
      try {
        await clear(page);
        const input = page.locator(`[name="${field}"]`);
        await input.press("Control+End", { timeout: PATIENCE_MS });
        await page.keyboard.type(text, { delay: 20 });
        return (await input.inputValue({ timeout: PATIENCE_MS })).includes(text.trim());
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

    async reload(place: number): Promise<void> {
      const page = tabs[place];
      page?.once("dialog", (dialog) => void dialog.accept());
      if (page) await show(page);
    },

    /** What this person's browser and open forms hold. */
    async held(): Promise<string> {
      const parts = await Promise.all(
        tabs.map((page) =>
          page.evaluate(() =>
            [
              ...Object.values(localStorage),
              ...[...document.querySelectorAll("input, textarea")].map(
                (input) => (input as HTMLInputElement).value,
              ),
            ].join("\n"),
          ),
        ),
      );
      return parts.join("\n");
    },

    /** What a door of the API answers, as text. */
    read: async (address: string): Promise<string> =>
      (await context.request.get(url + address)).text(),
  };
}
