import { languageAt, pathIn } from "#contracts/languages.ts";
import * as arabic from "#i18n/ar/error-page.ts";
import { errors as arabicErrors } from "#i18n/ar/errors.ts";
import * as bangla from "#i18n/bn/error-page.ts";
import { errors as banglaErrors } from "#i18n/bn/errors.ts";
import * as english from "#i18n/en/error-page.ts";
import { errors as englishErrors } from "#i18n/en/errors.ts";
import { directions } from "#i18n/language-names.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#062c23;color:#f6f3eb;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font:500 2.25rem/1.1 Georgia,serif}a{color:#ebcd90}";

const WORDS = {
  en: { ...english, errors: englishErrors },
  bn: { ...bangla, errors: banglaErrors },
  ar: { ...arabic, errors: arabicErrors },
};

type Told = {
  /** Of the address that was asked for: its language is the page's. */
  path: string;
  /** Whole seconds, where waiting helps. */
  retryAfterS?: number | null;
  /** What is said in place of the usual text. */
  code?: "site-exchanged";
  /** The same in English alone: only words of our own, because it is not escaped. */
  message?: string | undefined;
};

/** For when nothing else works: no React, no stylesheet, no picture. */
export function errorPage(
  status: keyof typeof english.errorPages,
  { path, retryAfterS, code, message }: Told,
): Response {
  const { language } = languageAt(path);
  const { errorPages, goBackHome, errors } = WORDS[language];
  const { title, text } = errorPages[status];
  const usual = code ? errors[code] : text;
  const said = message ? `<p lang="en" dir="ltr">${message}</p>` : `<p>${usual}</p>`;
  const html = `<!doctype html><html lang="${language}" dir="${directions[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${said}<p><a href="${pathIn(language, "/")}">${goBackHome}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...(retryAfterS ? { "Retry-After": String(retryAfterS) } : {}),
    },
  });
}
