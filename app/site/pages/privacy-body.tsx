import { interfaceWords } from "#app/site/pieces/written.ts";
import type { TextSection } from "#contracts/html/text-sections.ts";
import type { PrivacyPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/privacy.ts";
import { fillParts } from "#i18n/fill.ts";
import { TextPage } from "./text-page.tsx";

type PrivacyBodyProps = {
  privacy: Pick<PrivacyPage, "title" | "intro" | "lastChanged"> & { sections: TextSection[] };
  /** The day in words. */
  lastChanged: string;
};

export function PrivacyBody({ privacy, lastChanged }: PrivacyBodyProps) {
  const { title, intro, sections } = privacy;
  return (
    <TextPage title={title} sections={sections}>
      <p className="mt-4 text-ui text-ink2" {...interfaceWords}>
        {fillParts(words.lastChanged, {
          day: (
            <time key="day" dateTime={privacy.lastChanged}>
              {lastChanged}
            </time>
          ),
        })}
      </p>
      <p className="opening mt-6">{intro}</p>
    </TextPage>
  );
}
