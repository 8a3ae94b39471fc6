import { showToast } from "./toast.ts";

type Told = { copied: string; notCopied: string };

/** Into the clipboard, and says what came of it: a browser may refuse. */
export async function copyText(text: string, { copied, notCopied }: Told): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied, "success");
  } catch {
    showToast(notCopied, "error");
  }
}
