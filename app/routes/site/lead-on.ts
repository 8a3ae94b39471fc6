import { type RouterContextProvider, redirect } from "react-router";
import { languageAt } from "#contracts/languages.ts";
import { siteContext } from "../../context.ts";

type Asked = { context: Readonly<RouterContextProvider>; url: URL };

/** Sends whoever asks for an address that moved to where it leads, in the same language. */
export async function leadOn({ context, url: { pathname, search } }: Asked): Promise<void> {
  const { path, language } = languageAt(pathname);
  const to = await context.get(siteContext).site.redirect.findNext(path + search);
  if (!to) return;
  const target = languageAt(to);
  // Before an address the router puts the language of the page by itself.
  const written = target.language === language ? target.path : to;
  // Asked again each time: another page may take the address.
  throw redirect(written, { status: 301, headers: { "Cache-Control": "no-cache" } });
}
