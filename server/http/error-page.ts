import { errorPages, goBackHome } from "#i18n/en/error-page.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#062c23;color:#f6f3eb;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font:500 2.25rem/1.1 Georgia,serif}a{color:#ebcd90}";

/**
 * For when nothing else works: no React, no stylesheet, no picture.
 * @param retryAfterS whole seconds, where waiting helps
 * @param message in place of the usual text: only words of our own, because it is not escaped
 */
export function errorPage(
  status: keyof typeof errorPages,
  retryAfterS?: number | null,
  message?: string,
): Response {
  const { title, text } = errorPages[status];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${message ?? text}</p><p><a href="/">${goBackHome}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...(retryAfterS ? { "Retry-After": String(retryAfterS) } : {}),
    },
  });
}
