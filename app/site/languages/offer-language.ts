/**
 * Stands in pages that there are in several languages, and loads what offers one of them to whoever's browser prefers
 * it, once React has taken over: what it needs of other files would come before the first paint. All of it is in this
 * function: it is sent as its own text.
 */
export function offerLanguage(file: string, languages: readonly string[]): void {
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((language) => languages.includes(language));
  if (!preferred || preferred === document.documentElement.lang) return;
  addEventListener("alive", () =>
    import(/* @vite-ignore */ file).then(({ offer }) => offer(preferred)),
  );
}
