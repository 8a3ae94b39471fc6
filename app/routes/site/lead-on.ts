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
  // Asked again each time: another page may take the address.
  throw redirect(asRouted(to, { language, publicUrl }), {
    status: 301,
    headers: { "Cache-Control": "no-cache" },
  });
}

/** The router puts the language before each address without a host. */
function asRouted(to: string, { language, publicUrl }: { language: Language; publicUrl: string }) {
  const target = languageAt(to);
  if (target.language === language) return target.path;
  const [path = ""] = target.path.split(/[?#]/, 1);
  const isInEach = target.language === "en" && pageAt(path);
  return isInEach || language === "en" ? to : publicUrl + to;
}
