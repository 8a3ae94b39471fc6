import { type ReactNode, useEffect, useState } from "react";
import { deviceStore } from "#app/forms/device-store.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { language as own } from "#i18n/en/language.ts";

const KEY = "language-hint";

/** One line, once, to whoever's browser prefers another language in which the site is shown. */
export function LanguageHint() {
  const { languages } = useSiteData();
  const [line, setLine] = useState<ReactNode>(null);
  useEffect(() => {
    if (languages.length < 2) return;
    const preferred = navigator.languages
      .map((tag) => languages.find((language) => language === tag.split("-")[0]))
      .find((language) => language !== undefined);
    if (!preferred || preferred === own || deviceStore.get(KEY)) return;
    deviceStore.set(KEY, "said");
    // Few read it: nobody else loads it.
    import("./hint-line.tsx").then(({ HintLine }) => setLine(<HintLine language={preferred} />));
  }, [languages]);
  return line;
}
