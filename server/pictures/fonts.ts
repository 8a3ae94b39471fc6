import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";

const { resolve } = createRequire(import.meta.url);

const FILES = [
  "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2",
  "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
  "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2",
  "@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
  "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
];

/** The names inside the files: Newsreader's optical size, Public Sans' lightest weight. */
export const TITLE_FONTS = "Newsreader 16pt 16pt, Noto Naskh Arabic, Noto Sans Bengali";
export const TEXT_FONTS = "Public Sans Thin, Noto Naskh Arabic, Noto Sans Bengali";

/**
 * Makes the website's own fonts known to sharp, for this process. It reads no WOFF2 (and would
 * silently take another font), so they are unpacked first.
 * @param folder where the unpacked files stay: they are read again at every picture
 */
export async function loadFonts(folder: string): Promise<void> {
  // It takes 16 MB of memory for good.
  const { default: decompress } = await import("woff2-encoder/decompress");
  await mkdir(folder, { recursive: true });
  for (const name of FILES) {
    const file = path.join(folder, `${path.basename(name, ".woff2")}.ttf`);
    // Another process may be reading the old one, or making its own.
    const unpacked = `${file}.${process.pid}.new`;
    await writeFile(unpacked, await decompress(await readFile(resolve(name))));
    await rename(unpacked, file);
    await sharp({ text: { text: "a", fontfile: file } })
      .raw()
      .toBuffer();
  }
}
