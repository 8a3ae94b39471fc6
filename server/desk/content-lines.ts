import { editorAddress } from "#contracts/editor-address.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import type { TranslationState } from "#contracts/translation-state.ts";
import type { BrokenLink } from "#server/content/links/broken-links.ts";
import { type Line, lineOf, lineOfSeveral } from "./attention-line.ts";

/** Of languages that visitors read. */
export const translationLines = (
  states: readonly TranslationState[],
  shown: readonly OtherLanguage[],
): Line[] =>
  states.flatMap(({ kind, id, title, ...told }) =>
    shown
      .filter((language) => told[language].state === "older")
      .map((language) => {
        const place = { kind, id, language };
        return lineOf({
          ...{ key: `translation.${language}.${kind}.${id}`, what: "translation-older" },
          ...{ href: editorAddress(place), place, title },
        });
      }),
  );

export const linkLines = (broken: readonly BrokenLink[]): Line[] =>
  broken.map(({ kind, id, language, title, address, since }) => {
    const place = { kind, id, ...(language && { language }) };
    return lineOf({
      ...{ key: `link.${kind}.${id}.${language ?? "en"}`, what: "link-broken" },
      ...{ href: editorAddress(place), place, title, address, day: since },
    });
  });

export const pictureLines = (count: number): Line[] =>
  count > 0 ? [lineOfSeveral({ what: "picture-undescribed", count })] : [];
