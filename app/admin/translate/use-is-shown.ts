import { useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { OtherLanguage } from "#contracts/languages.ts";

/** Whether visitors read the site in a language, as it was when the page was loaded or last asked for. */
export function useIsShown(language: OtherLanguage) {
  const { languages } = useSiteData();
  const [shown, setShown] = useState<readonly string[]>(languages);

  /** @returns as far as is known where no answer comes */
  async function askAgain(): Promise<boolean> {
    const answer = await ask(() => api("languages").index.$get());
    const now = answer.isOk ? answer.data.shown : shown;
    setShown(now);
    return now.includes(language);
  }

  return { isShown: shown.includes(language), askAgain };
}
