import { layPictures, uploadByFetch } from "./lay-pictures.ts";
import { openAdminWindow } from "./open-admin-window.tsx";

type Clip = { html?: string; rtf?: string; files?: File[] };

/** What was copied elsewhere is pasted where the keyboard is in the text. */
export function paste({ html = "", rtf = "", files = [] }: Clip) {
  const editor = document.querySelector<HTMLElement>("main [contenteditable=true]");
  if (!editor) throw new Error("there is no text");
  editor.focus();
  const kinds: Record<string, string> = { "text/html": html, "text/rtf": rtf };
  const getData = (kind: string) => kinds[kind] ?? "";
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const clipboardData = { files, types: Object.keys(kinds), getData };
  editor.dispatchEvent(Object.assign(event, { clipboardData }));
}

/** A new post, and two pictures of the library that uploads are answered with. */
export async function openWriting() {
  uploadByFetch();
  const admin = await openAdminWindow({ demo: false });
  await layPictures(admin, 2);
  const { cookie } = await admin.asOwner();
  const [one, two] = await Promise.all(
    ["01", "02"].map(async (n) => (await admin.get(`/api/media/picture-${n}`, cookie)).body),
  );
  const screen = await admin.open("/blog/create");
  screen.outline();
  return { admin, screen, one, two, text: () => screen.outline("main [contenteditable=true]") };
}
