import { useRevalidator } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import type { Written } from "#app/admin/editor/use-editor.ts";
import { hasPreview, SettingsPreview } from "#app/admin/preview/settings-preview.tsx";
import type { Draft } from "#contracts/draft.ts";
import { SETTINGS_KINDS, type Settings, type SettingsGroup } from "#contracts/kinds/settings.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import { DetailsEditor } from "./details-editor.tsx";
import { WideSettingsFrame } from "./settings-frame.tsx";

type SettingsFields = (typeof SETTINGS_KINDS)[SettingsGroup]["fields"];

type SettingsEditorProps = {
  group: SettingsGroup;
  title: string;
  text: string;
  settings: Settings;
  /** What waits of it. */
  draft: Draft | null;
};

/** One group of the settings, saved on its own. */
export function SettingsEditor({ group, title, text, settings, draft }: SettingsEditorProps) {
  const { revalidate } = useRevalidator();
  const kind = SETTINGS_KINDS[group];
  const withVersion = (all: Settings) => {
    const version = all.versions[group];
    return { ...all, ...(version ? { version } : {}) };
  };

  async function send({ version, ...fields }: Written<SettingsFields>) {
    const versions = version ? { [group]: version } : {};
    const answer = await ask(() => api("settings").index.$put({ json: { ...fields, versions } }));
    return mapAnswer(answer, withVersion);
  }

  return (
    <DetailsEditor<SettingsFields>
      kind={kind}
      words={settingsWords}
      draftKey={`settings/${group}`}
      place={{ kind: "settings", id: group }}
      draft={draft}
      Frame={WideSettingsFrame}
      title={title}
      text={text}
      loaded={withVersion(settings)}
      send={send}
      onSaved={() => void revalidate()}
      {...(hasPreview(group)
        ? {
            preview: (document: object) => (
              <SettingsPreview group={group} settings={{ ...settings, ...document }} />
            ),
          }
        : {})}
    />
  );
}
