import { onTestFinished } from "vitest";
import type { Db, MediaRow } from "#server/db/schema.ts";

/** So many pictures are in the library, the last one first; their files are not there. */
export async function layPictures(
  { db }: { db: Db },
  count: number,
  given: Partial<MediaRow> = {},
) {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, "0");
    const at = `2026-11-01T00:00:${number}.000Z`;
    return {
      ...{ id: `picture-${number}`, hash: `${number}`.repeat(8), stem: `gate-${number}` },
      ...{ extension: "png" as const, name: `gate-${number}.png`, width: 1600, height: 900 },
      ...{ bytes: 1_234_567, alt: `Gate ${number}`, decorative: 0, focusX: 50, focusY: 50 },
      ...{ searchText: `gate ${number}`, isReady: 1, createdAt: at, updatedAt: at, version: 1 },
      ...given,
    };
  });
  await db
    .insertInto("media")
    .values(rows as never)
    .execute();
}

/** The window sends what is uploaded as it sends everything else, and hears no steps of it. */
export function uploadByFetch() {
  const before = globalThis.XMLHttpRequest;
  class Sent {
    upload = Object.assign(new EventTarget(), { onprogress: null, onload: null });
    status = 0;
    responseText = "";
    onload = () => {};
    onerror = () => {};
    private address = "";
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    addEventListener() {}
    abort() {}
    async send() {
      const answer = await fetch(this.address.replace(/\?.*/, ""), { method: "POST" });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
    }
  }
  globalThis.XMLHttpRequest = Sent as never;
  onTestFinished(() => {
    globalThis.XMLHttpRequest = before;
  });
}

/** Files are chosen in the field for them. */
export function choose(among: string, ...names: string[]) {
  const field = document.querySelector<HTMLInputElement>(`${among} input[type=file]`);
  if (!field) throw new Error(`no field for files in ${among}`);
  const files = names.map((name) => new File(["a picture"], name, { type: "image/png" }));
  Object.defineProperty(field, "files", { value: files, configurable: true });
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
