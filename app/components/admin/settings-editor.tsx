import { useRevalidator } from "react-router";
import type { Settings, SettingsGroup } from "#contracts/settings.ts";
import { type ApiAnswer, callApi } from "../call-api.ts";
import { type Details, toDetails, toDocument } from "./detail-fields.ts";
import { DetailsEditor } from "./details-editor.tsx";
import { SETTINGS_FIELDS } from "./settings-fields.ts";
import { hasPreview, SettingsPreview } from "./settings-preview.tsx";

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
  const fields = SETTINGS_FIELDS[group].map((field) =>
    field.name === "knowMoreLink" ? { ...field, choices: posts } : field,
  );
  const detailsOf = (all: Settings): Details => {
    const version = all.versions[group];
    return { ...toDetails(fields, all), ...(version ? { version } : {}) };
  };
  const settingsOf = (details: Details): Settings => ({
    ...settings,
    ...toDocument(fields, details),
  });

  async function send(details: Details): Promise<ApiAnswer<Details>> {
    const versions = details.version ? { [group]: details.version } : {};
    const body = { ...toDocument(fields, details), versions };
    const answer = await callApi<Settings>("PUT", "/api/settings", body);
    if (answer.isOk) return { ...answer, data: detailsOf(answer.data) };
    return { ...answer, current: answer.current && detailsOf(answer.current) };
  }

  return (
    <DetailsEditor
      draftKey={`settings/${group}`}
      title={title}
      text={text}
      fields={fields}
      loaded={detailsOf(settings)}
      send={send}
      onSaved={() => void revalidate()}
      {...(hasPreview(group)
        ? {
            preview: (details: Details) => (
              <SettingsPreview group={group} settings={settingsOf(details)} />
            ),
          }
        : {})}
    />
  );
}
