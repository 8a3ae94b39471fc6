import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { SCRIPT_HASHES_HEADER } from "#contracts/script-hashes.ts";
import {
  apartMarkupContext,
  editingContext,
  pageLanguagesContext,
  previewContext,
  siteContext,
  staffBarContext,
} from "./context.ts";
import { settleScripts } from "./hydration.ts";
import {
  type Page,
  withEditing,
  withLanguages,
  withMarkup,
  withPreview,
  withSearch,
  withStaffBar,
} from "./page-additions.tsx";

/** The server says in it what stands beside pages. */
export { spoken } from "#i18n/spoken.ts";

/** Renders the whole page before answering: its inline scripts must be known for the header. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  asked: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString("hex");
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    { signal: request.signal },
  );
  await stream.allReady;
  const page = settleScripts(await new Response(stream).text(), nonce, {
    isStaffs: /^\/admin(\/|$)/.test(new URL(request.url).pathname),
  });
  const whole = withSearch(withApart(page, asked));
  const { html, hashes } = await withAdditions(whole, status, asked);

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-cache");
  headers.set(SCRIPT_HASHES_HEADER, hashes);
  return new Response(html, { status, headers });
}

function withApart(page: Page, asked: RouterContextProvider): Page {
  const html = asked.get(apartMarkupContext)?.html;
  return html ? withMarkup(page, "apart", html) : page;
}

async function withAdditions(
  page: Page,
  status: number,
  asked: RouterContextProvider,
): Promise<Page> {
  if (asked.get(editingContext)) return withEditing(page);
  const preview = asked.get(previewContext);
  if (preview) return withPreview(page, preview);
  const languages = await languagesOf(asked);
  const offered = languages.length > 1 ? withLanguages(page, languages) : page;
  const bar = status === 200 ? asked.get(staffBarContext) : null;
  return bar ? withStaffBar(offered, bar) : offered;
}

/** Where they cannot be read, that decides what becomes of the page. */
async function languagesOf(asked: RouterContextProvider) {
  try {
    return (await asked.get(pageLanguagesContext)())?.languages ?? [];
  } catch (error) {
    asked.get(siteContext).reportError(error);
    return [];
  }
}

/**
 * Long enough that data which was fetched when a pointer came near is still used by the press that
 * follows.
 */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "private, max-age=5");
  return response;
}

/** A request that went away is not a fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).reportError(error);
};
