import { EDIT } from "#contracts/edit-marks.ts";
import { PREVIEW } from "#contracts/preview-address.ts";
import { errorPage } from "#server/http/error-page.ts";
import { FRAMED_HEADER } from "#server/http/secure-headers.ts";

/** Nobody keeps it, and no search engine lists it. */
const UNLISTED = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

/** @returns null: the page is asked for as it is public */
export function previewAsked({ url, path }: { url: string; path: string }) {
  const { searchParams } = new URL(url);
  const which = searchParams.get(PREVIEW);
  if (which === null || /^\/admin\b/.test(path)) return null;
  return { which, pathname: pathOfData(path), isEditing: searchParams.has(EDIT) };
}

/** What a client navigation asks for, as the path of its page. */
function pathOfData(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_.data" ? "/" : path.slice(0, -".data".length);
}

/** @param isStaff the admin area shows it in a frame */
export function asPreview(response: Response, isStaff: boolean): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(UNLISTED)) headers.set(name, value);
  headers.delete("Expires");
  if (isStaff) headers.set(FRAMED_HEADER, "1");
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

export const leadOn = (to: string): Response =>
  asPreview(new Response(null, { status: 302, headers: { Location: to } }), false);

/** The same for a wrong address, an old one and one that was withdrawn. */
export const noPreview = (path: string): Response => asPreview(errorPage(404, { path }), false);
