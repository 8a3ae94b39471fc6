import { translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import type { StateInLanguage, TranslationState } from "#contracts/translation-state.ts";
import { byName } from "#i18n/by-name.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { placeName } from "#i18n/place-name.ts";

/** Each thing, and how far it is translated. */
export function TranslationList({ states }: { states: readonly TranslationState[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-h3">{words.whatIsTranslated}</h2>
      <p className="field-hint mb-3">{words.newestPosts}</p>
      <ul className="panel translation-list">
        {inOrder(states).map(({ name, ...thing }) => (
          <li key={`${thing.kind}/${thing.id}`}>
            <b dir="auto">{name}</b>
            {OTHER_LANGUAGES.map((language) => (
              <PageLink
                key={language}
                to={translatePath(language, thing)}
                aria-label={fill(words.translateTitleInto, {
                  title: name,
                  language: languageNames[language],
                })}
              >
                <span lang={language}>{languageNames[language]}</span>
                <StateOf state={thing[language]} />
              </PageLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Kind by kind, each by name; posts stay as they are, the newest first. */
function inOrder(states: readonly TranslationState[]) {
  const named = states.map((thing) => ({ ...thing, name: placeName(thing, thing.title) }));
  return [...Map.groupBy(named, ({ kind }) => kind)].flatMap(([kind, things]) =>
    kind === "post" ? things : byName(things, ({ name }) => name),
  );
}

function StateOf({ state: { state, all, done } }: { state: StateInLanguage }) {
  const isBegun = state === "published" && done < all;
  return (
    <small data-state={state}>
      {isBegun ? fill(words.progress, { done, all }) : words.states[state]}
    </small>
  );
}
