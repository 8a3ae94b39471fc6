import { Contents } from "#app/site/pieces/contents.tsx";
import type { PrivacySection } from "#contracts/html/privacy-sections.ts";
import type { PrivacyPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/privacy.ts";
import { fillParts } from "#i18n/fill.ts";

type PrivacyBodyProps = {
  privacy: Pick<PrivacyPage, "title" | "intro" | "lastChanged"> & { sections: PrivacySection[] };
  /** The day in words. */
  lastChanged: string;
};

export function PrivacyBody({ privacy, lastChanged }: PrivacyBodyProps) {
  const { title, intro, sections } = privacy;
  return (
    <div className="wrap grid gap-8 *:min-w-0 pt-11 pb-[var(--section)] md:grid-cols-[240px_minmax(0,720px)] md:justify-center md:gap-[72px] md:pt-[84px]">
      <header className="md:col-start-2" dir="auto">
        <h1 className="text-h0 leading-[1.03] font-[460]">{title}</h1>
        <p className="mt-4 text-ui text-ink2">
          {fillParts(words.lastChanged, {
            day: (
              <time key="day" dateTime={privacy.lastChanged}>
                {lastChanged}
              </time>
            ),
          })}
        </p>
        <p className="opening mt-6">{intro}</p>
      </header>
      <Contents sections={sections.filter(({ heading }) => heading !== "")} />
      <div className="grid gap-12 *:min-w-0 md:col-start-2" dir="auto">
        {sections.map(({ id, heading, html }) => (
          <section key={id} id={id}>
            {heading ? <h2 className="text-h3">{heading}</h2> : null}
            <div
              className="post-content mt-4"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
