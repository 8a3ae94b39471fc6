import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { takenOver } from "./browser-test.ts";
import { MEDIA_URL } from "./servers.ts";
import { signInOwner } from "./staff.ts";

export const signIn = (page: Page) => signInOwner(page, MEDIA_URL);

export async function openMedia(page: Page) {
  await page.goto("/admin/media");
  await takenOver(page);
  await expect(page.getByText("Upload pictures")).toBeVisible();
}

export const small = async (background: string) => ({
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer(),
});

export const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });

/** As if somebody dropped a file on the library, or pasted it. */
export async function handOver(page: Page, type: "drop" | "paste", name: string, buffer: Buffer) {
  await page.evaluate(
    ([type, name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: "image/png" }));
      const event =
        type === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
      (type === "drop" ? document.querySelector(".media-library") : document)?.dispatchEvent(event);
    },
    [type, name, buffer.toString("base64")] as const,
  );
}
