import { useRevalidator } from "react-router";
import { DetailsEditor } from "#app/admin/editor/details-editor.tsx";
import type { Json } from "#app/admin/editor/editor-values.ts";
import { hasPreview, SettingsPreview } from "#app/admin/preview/settings-preview.tsx";
import { type ApiAnswer, callApi } from "#app/forms/call-api.ts";
import type { Fields } from "#contracts/field-types.ts";
import type { Kind } from "#contracts/kinds/kind.ts";
import { SETTINGS_KINDS, type Settings, type SettingsGroup } from "#contracts/kinds/settings.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import type { KindWords } from "#i18n/kind-words.ts";

type SettingsEditorProps = {
  group: SettingsGroup;
  title: string;
  text: string;
  settings: Settings;
  /** Addresses of posts, for Know More. */
  posts: string[];
};

/** One group of the settings, saved on its own. */
export function SettingsEditor({ group, title, text, settings, posts }: SettingsEditorProps) {
  const { revalidate } = useRevalidator();
  const kind: Kind<Fields> = SETTINGS_KINDS[group];
  const { knowMoreLink } = settingsWords;
  const choices = [...posts, ...knowMoreLink.choices];
  const words = { ...settingsWords, knowMoreLink: { ...knowMoreLink, choices } };
  const withVersion = (all: Settings) => {
    const version = all.versions[group];
    return { ...all, ...(version ? { version } : {}) };
  };

  async function send({ version, ...fields }: Json): Promise<ApiAnswer<object>> {
    const versions = version ? { [group]: version } : {};
    const answer = await callApi<Settings>("PUT", "/api/settings", { ...fields, versions });
    if (answer.isOk) return { ...answer, data: withVersion(answer.data) };
    const { current, ...failure } = answer;
    return { ...failure, ...(current ? { current: withVersion(current) } : {}) };
  }

  return (
    <DetailsEditor
      kind={kind}
      words={words as KindWords<Fields>}
      draftKey={`settings/${group}`}
      title={title}
      text={text}
      loaded={withVersion(settings)}
      send={send}
      onSaved={() => void revalidate()}
      {...(hasPreview(group)
        ? {
            preview: (document: Json) => (
              <SettingsPreview group={group} settings={{ ...settings, ...document }} />
            ),
          }
        : {})}
    />
  );
}
