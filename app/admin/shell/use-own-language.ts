import { useEffect } from "react";
import type { Language } from "#contracts/languages.ts";
import type { User } from "#contracts/user.ts";
import { language as shown } from "#i18n/en/language.ts";

/**
 * The admin area is in the language of whoever uses it, the site's pages are in that of their address: where the two
 * meet, the browser asks for a new document. In development all pages speak one language.
 */
export function useOwnLanguage({ language }: User): void {
  const wanted: Language = language ?? "en";
  useEffect(() => {
    if (import.meta.env.PROD && wanted !== shown) location.reload();
  }, [wanted]);
  useEffect(
    () => () => {
      const isLeaving = !/^\/admin\b/.test(location.pathname);
      if (isLeaving && shown !== "en") location.reload();
    },
    [],
  );
}
