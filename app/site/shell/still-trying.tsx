import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Spinner } from "#app/site/pieces/waiting.tsx";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as shell from "#i18n/en/site/shell.ts";

const RETRY_MS = 4000;

/** The blog did not load: the spinner stays, says so after 8 seconds, and loads again by itself. */
export function StillTrying({ title }: { title: string }) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setInterval(revalidate, RETRY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Spinner>
        <div className="after-8-seconds grid justify-items-center gap-4" role="status">
          <p className="text-ink2">{shell.stillTrying}</p>
          <a href={pathIn(language, pathname) + search} className="button button-secondary">
            {shell.tryAgain}
          </a>
        </div>
      </Spinner>
    </>
  );
}
