import { data } from "react-router";
import { editedPlace } from "#app/admin/inputs/edited-place.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TranslationEditor } from "#app/admin/translate/translation-editor.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { placeName } from "#i18n/place-name.ts";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/translate.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const place = editedPlace(params.kind, params.id);
  const language = OTHER_LANGUAGES.find((one) => one === params.language);
  const { translation, draft } = context.get(siteContext).site;
  const translated = place && language && (await translation.find({ ...place, language }));
  const by = context.get(userContext)?._id ?? null;
  if (!translated) throw data(null, { status: 404, statusText: words.noSuchThing });
  const { english } = translated;
  const waiting = await draft.find({ ...place, language }, { by });
  return {
    place,
    language,
    translated,
    draft: waiting,
    title: placeName(place, String(english.title ?? "")),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(
    matches,
    loaderData
      ? fill(words.translateInto, { language: languageNames[loaderData.language] })
      : words.languages,
  );

export default function Translate({ loaderData }: Route.ComponentProps) {
  const { place, language } = loaderData;
  return <TranslationEditor key={`${language} ${place.kind}/${place.id}`} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
