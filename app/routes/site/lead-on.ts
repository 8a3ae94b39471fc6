import { type RouterContextProvider, redirect } from "react-router";
import { type Language, languageAt } from "#contracts/languages.ts";
import { pageAt } from "#contracts/preview-address.ts";
import { siteContext } from "../../context.ts";

type Asked = { context: Readonly<RouterContextProvider>; url: URL };

/** Sends whoever asks for an address that moved to where it leads, in the same language. */
export async function leadOn({ context, url: { pathname, search } }: Asked): Promise<void> {
  const { path, language } = languageAt(pathname);
  const { site, publicUrl } = context.get(siteContext);
  const to = await site.redirect.findNext(path + search);
  if (!to) return;
  const outside = isPageIn(language, to) ? "" : publicUrl;
  // Asked again each time: another page may take the address.
  throw redirect(outside + withoutLanguage(to, language), {
    status: 301,
    headers: { "Cache-Control": "no-cache" },
  });
}

/** The router puts the language before each address that has no host. */
const withoutLanguage = (to: string, language: Language): string => {
  const target = languageAt(to);
  return target.language === language ? target.path : to;
};

function isPageIn(language: Language, to: string): boolean {
  const target = languageAt(to);
  const isOurs = ["en", language].includes(target.language);
  return (
    language === "en" || (isOurs && pageAt(target.path.split(/[?#]/, 1)[0] ?? "") !== undefined)
  );
}
