import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { LanguageSwitch } from "#app/admin/translate/language-switch.tsx";
import { TranslationList } from "#app/admin/translate/translation-list.tsx";
import { TypeNamesForm } from "#app/admin/translate/type-names-form.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { showToast } from "#app/ui/toast.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import type { Route } from "./+types/languages.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { languages, translation, typeNames } = context.get(siteContext).site;
  const [shown, states, types] = await Promise.all([
    languages.shown(),
    translation.list(),
    typeNames.list(),
  ]);
  return { shown, states, types };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.languages);

export default function Languages({ loaderData: { shown, states, types } }: Route.ComponentProps) {
  const { call, dialog } = useSignedInCall();
  const { revalidate } = useRevalidator();
  const refresh = useRefresh();
  /** While the server has not answered. */
  const [wishes, setWishes] = useState<{ [language in OtherLanguage]?: boolean }>({});

  async function show(language: OtherLanguage, isShown: boolean) {
    setWishes((others) => ({ ...others, [language]: isShown }));
    const one = api("languages")[":language"];
    const answer = await call(() => one.$put({ param: { language }, json: { isShown } }));
    await refresh(answer);
    setWishes(({ [language]: _, ...others }) => others);
    const name = { language: languageNames[language] };
    if (!answer.isOk) return showToast(failureWords(words.notChanged, answer), "error");
    showToast(fill(isShown ? words.nowShown : words.notShownAnyMore, name), "success");
  }

  return (
    <SettingsFrame title={words.languages} text={words.languagesText}>
      <div className="panel panel-body grid gap-2 pt-5">
        {OTHER_LANGUAGES.map((language) => (
          <LanguageSwitch
            key={language}
            language={language}
            isShown={wishes[language] ?? shown.includes(language)}
            isBusy={wishes[language] !== undefined}
            onChange={(isShown) => show(language, isShown)}
          />
        ))}
      </div>
      <TranslationList states={states} />
      {types.length > 0 ? (
        <TypeNamesForm types={types} call={call} onSaved={() => void revalidate()} />
      ) : null}
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
