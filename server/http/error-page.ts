/** The pages that must stand when nothing else does: no React, no stylesheet, no picture. */
const TEXTS = {
  400: ["This address cannot be read", "Part of it is damaged. Start again from the home page."],
  403: [
    "This was not sent from here",
    "The form came from another website. Open our page and send it again.",
  ],
  405: [
    "A page cannot do that",
    "Pages are opened, and their forms are sent. Start again from the home page.",
  ],
  500: ["Something went wrong on our side", "It has been noted. Please try again in a minute."],
  503: [
    "We cannot answer this just now",
    "Too many ask at once, or our database is away. What you typed is still there when you go back: try again in a few seconds.",
  ],
} as const;

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#062c23;color:#f6f3eb;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font:500 2.25rem/1.1 Georgia,serif}a{color:#ebcd90}";

/**
 * @param retryAfterS whole seconds, where waiting helps
 * @param message in place of the usual text: our own words alone, it is not escaped
 */
export function errorPage(
  status: keyof typeof TEXTS,
  retryAfterS?: number | null,
  message?: string,
): Response {
  const [title, usual] = TEXTS[status];
  const text = message ?? usual;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go Back Home</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...(retryAfterS ? { "Retry-After": String(retryAfterS) } : {}),
    },
  });
}
