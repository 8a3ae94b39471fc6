import { type RouterContextProvider, redirect } from "react-router";
import { languageAt } from "#contracts/languages.ts";
import { siteContext } from "../../context.ts";

type Asked = { context: Readonly<RouterContextProvider>; url: URL };

/** Sends whoever asks for an address that moved to where it leads, in the same language. */
export async function leadOn({ context, url: { pathname, search } }: Asked): Promise<void> {
  const { path } = languageAt(pathname);
  const to = await context.get(siteContext).site.redirect.findNext(path + search);
  // Asked again each time: another page may take the address.
  if (to) throw redirect(to, { status: 301, headers: { "Cache-Control": "no-cache" } });
}
