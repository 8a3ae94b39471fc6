import type { Locator, Page } from "@playwright/test";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { takenOver } from "./browser-test.ts";
import { test as ownSiteTest } from "./own-site-test.ts";
import { type Received, startSmtpServer } from "./smtp-server.ts";
import { ask, signInOwner } from "./staff.ts";

/** The demo agency, a site of the test's own, with the owner signed in. */
export const test = ownSiteTest.extend({
  page: async ({ page, siteUrl, ownSite: _ }, use) => {
    await signInOwner(page, siteUrl);
    await use(page);
  },
});

type MailServer = {
  url: string;
  received: Received[];
  /** From now on every recipient is refused for good, with these words; null: welcome. */
  refuse: (words: string | null) => void;
};

/** The same, with a mail server that it sends to. */
export const mailTest = test.extend<{ mailServer: MailServer }>({
  mailServer: async ({ browserName: _ }, use) => {
    let words: string | null = null;
    const rcpt = () => (words ? { code: 550, text: words } : null);
    const { url, received, close } = await startSmtpServer({ rcpt });
    const refuse = (said: string | null) => {
      words = said;
    };
    await use({ url, received, refuse });
    await close();
  },
  siteEnv: async ({ mailServer }, use) =>
    use({ SMTP_URL: mailServer.url, MAIL_FROM: "Rihla Travels <salam@rihla.example>" }),
});

export async function openInbox(page: Page, path = ""): Promise<void> {
  await page.goto(`/admin/enquiries${path}`);
  await takenOver(page);
}

export const rowsOf = (page: Page): Locator =>
  page.getByRole("region", { name: "List of enquiries" }).getByRole("listitem");
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "List of enquiries" }).getByRole("link", { name });
export const detailOf = (page: Page, name: string): Locator => page.getByRole("article", { name });
export const statusOf = (page: Page): Locator => page.getByRole("combobox", { name: /^Status/ });
export const chipOf = (page: Page, name: string): Locator =>
  page
    .getByRole("navigation", { name: "Enquiries by status" })
    .getByRole("link", { name: new RegExp(`^${name}`) });

export async function chooseStatus(page: Page, status: string): Promise<void> {
  await statusOf(page).click();
  await page.getByRole("option", { name: status }).click();
}

/** The page is open: the API is asked as it would. */
export async function findEnquiry(page: Page, q: string): Promise<EnquiryCard> {
  const query = new URLSearchParams({ q }).toString();
  const { body } = await ask(page, "GET", `/api/enquiries?${query}`);
  return body.enquiries[0];
}

/** As when somebody comes back to the window. */
export const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));
