import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Language } from "#contracts/languages.ts";
import { languageHints } from "#i18n/language-hints.ts";
import "./language-hint.css";
import { useSamePage } from "./language-links.tsx";

export function HintLine({ language }: { language: Language }) {
  const [isClosed, setClosed] = useState(false);
  const { text, close } = languageHints[language];
  const href = useSamePage().find((page) => page.language === language)?.href;
  if (isClosed) return null;
  return (
    <aside className="language-hint" lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <a href={href} hrefLang={language}>
        {text}
      </a>
      <button type="button" aria-label={close} onClick={() => setClosed(true)}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
