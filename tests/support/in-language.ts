import path from "node:path";
import type { Plugin } from "vite";
import type { OtherLanguage } from "#contracts/languages.ts";

const ASKED = /\?in=(bn|ar)$/;
/** What a build of a language holds for itself; what the server hands to pages is shared by all (`vite.config.ts`). */
const OF_A_BUILD = ["app", "i18n", "tests/support"].map((folder) => path.resolve(folder));
const SHARED = path.resolve("app/context.ts");
const TRANSLATED = ["i18n", "app/type"].map((folder) => path.resolve(folder));

/** A module of ours, with all that it imports, as it is built in another language. */
export const inLanguage = <Module>(language: OtherLanguage, file: `#${string}`): Promise<Module> =>
  import(/* @vite-ignore */ `${file}?in=${language}`);

/** The words of that language take the place of the English ones. */
export const builtInLanguages = (): Plugin => ({
  name: "rihla:built-in-languages",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const [mark, language] = ASKED.exec(source) ?? ASKED.exec(importer ?? "") ?? [];
    if (!mark || !language) return null;
    const plain = (id: string) => id.replace(ASKED, "");
    const resolved = await this.resolve(plain(source), importer && plain(importer), options);
    if (!resolved || !isOfBuild(resolved.id)) return resolved;
    const { id } = resolved;
    const words = TRANSLATED.find((folder) => id.startsWith(`${folder}/en/`));
    const file = words ? path.join(words, language, path.relative(`${words}/en`, id)) : id;
    return `${file}${mark}`;
  },
});

const isOfBuild = (id: string): boolean =>
  /\.tsx?$/.test(id) && id !== SHARED && OF_A_BUILD.some((folder) => id.startsWith(`${folder}/`));
