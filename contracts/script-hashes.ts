/**
 * The renderer names the hashes of a page's inline scripts in this header; the server turns them
 * into the page's Content-Security-Policy. It never reaches a browser.
 */
export const SCRIPT_HASHES_HEADER = "X-Script-Hashes";
