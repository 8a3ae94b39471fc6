import type { Page } from "@playwright/test";
import { expect, takenOver } from "./browser-test.ts";

const ROWS = 12;

/** A season out of a spreadsheet: twelve departures, a fortnight apart, of which some have mistakes. */
export function season(mistakes: Readonly<Record<number, "back" | "nights" | "price">> = {}) {
  const day = (days: number) => new Date(Date.UTC(2031, 0, 4 + days)).toISOString().slice(0, 10);
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const wrong = mistakes[at + 1];
    return [
      day(at * 14),
      wrong === "back" ? day(at * 14 - 2) : day(at * 14 + 10),
      wrong === "nights" ? "400" : "6",
      "4",
      "Meghna Air",
      "Open",
      wrong === "price" ? "call us" : at === 2 ? "১,০০,০০০" : "1,00,000",
      "1,50,000",
    ].join("\t");
  });
  return ["Out\tBack\tMakkah\tMadinah\tAirline\tSeats\tQuad\tDouble", ...rows].join("\n");
}

/** As from the clipboard. */
export async function pasteSeason(page: Page, text: string): Promise<void> {
  await page.goto("/admin/departures/paste?to=hajj");
  await takenOver(page);
  const field = page.getByLabel("Rows, with the line that names the columns");
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    const isTaken = !element.dispatchEvent(new ClipboardEvent("paste", init));
    element.focus();
    // A browser puts in by itself what nobody has taken.
    if (!isTaken) document.execCommand("insertText", false, pasted);
  }, text);
  await page.getByRole("button", { name: "Check the rows" }).click();
}

export const rowsOf = (page: Page) => page.locator(".departures tbody tr");

/** The box of the departure that leaves on such days. */
export const boxOf = (page: Page, days: string) =>
  page.getByRole("checkbox", { name: `Choose ${days}` });

export async function openSeason(page: Page): Promise<void> {
  await page.goto("/admin/departures?show=hajj");
  await takenOver(page);
  await expect(page.getByRole("heading", { name: "Departures", level: 1 })).toBeVisible();
}
