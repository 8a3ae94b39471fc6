import type { PageId } from "#contracts/page.ts";
import { type ApiAnswer, callApi } from "../call-api.ts";
import { type DetailField, type Details, toDetails, toDocument } from "./detail-fields.ts";
import { DetailsEditor } from "./details-editor.tsx";
import { ABOUT_FIELDS, CONTACT_FIELDS, PRIVACY_FIELDS } from "./page-fields.ts";
import { PagePreview } from "./page-preview.tsx";
import { PAGE_TITLES } from "./settings-titles.ts";

const FIELDS: Record<PageId, DetailField[]> = {
  about: ABOUT_FIELDS,
  contact: CONTACT_FIELDS,
  privacy: PRIVACY_FIELDS,
};

type PageDocument = Record<string, unknown>;

/** A page of the agency; an empty form until somebody writes it. */
export function PageEditor({ id, page }: { id: PageId; page: PageDocument | null }) {
  const fields = FIELDS[id];

  async function send(details: Details): Promise<ApiAnswer<Details>> {
    const version = details.version ? { version: details.version } : {};
    const body = { ...toDocument(fields, details), ...version };
    const answer = await callApi<PageDocument>("PUT", `/api/pages/${id}`, body);
    if (answer.isOk) return { ...answer, data: toDetails(fields, answer.data) };
    return { ...answer, current: answer.current && toDetails(fields, answer.current) };
  }

  return (
    <DetailsEditor
      draftKey={`page/${id}`}
      {...PAGE_TITLES[id]}
      fields={fields}
      loaded={toDetails(fields, page ?? {})}
      send={send}
      preview={(details) => <PagePreview id={id} document={toDocument(fields, details)} />}
    />
  );
}
