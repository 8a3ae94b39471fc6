import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as shell from "#i18n/en/site/shell.ts";
/** The last-resort screen; plain links, since the router itself may be what failed. */
export function ApplicationError({ title }: { title: string }) {
  return (
    <main className="screen-message min-h-svh">
      <title>{shell.fault.title}</title>
      <div className="words">
        <div className="wrap">
          <h1>{shell.fault.title}</h1>
          <p dir="auto">{title}</p>
          <p>{shell.fault.text}</p>
          <a href={pathIn(language, "/")} className="button button-brass mt-2">
            {shell.goBackHome}
          </a>
        </div>
      </div>
    </main>
  );
}
