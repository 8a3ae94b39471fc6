import { type Ask, api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Media } from "#contracts/media.ts";
import { ALT_LENGTH } from "#contracts/media-limits.ts";
import * as words from "#i18n/en/admin/media.ts";
import { fill } from "#i18n/fill.ts";

/** What staff say of a picture. */
export type MediaForm = Pick<Media, "alt" | "decorative" | "focus" | "version">;

export function toMediaForm({ alt, decorative, focus, version }: Media): MediaForm {
  return { alt, decorative, focus, version };
}

/** Nothing is said of it yet. */
export const saysNothing = ({ alt, decorative }: Pick<Media, "alt" | "decorative">): boolean =>
  alt === "" && !decorative;

export function mediaMistakes({ alt, decorative }: MediaForm): Record<string, string> {
  if (alt.trim() === "" && !decorative) {
    return { alt: words.altNeeded };
  }
  return alt.length > ALT_LENGTH ? { alt: fill(words.altTooLong, { most: ALT_LENGTH }) } : {};
}

const LABELS: Record<string, string> = {
  alt: words.whatItShows,
  decorative: words.decorative,
  focus: words.focusPoint,
};

export const mediaLabelOf = (field: string) => LABELS[field] ?? field;

type SaveAnswer = ApiAnswer<MediaForm> & {
  saved?: Media;
  /** What somebody else made of it meanwhile. */
  newer?: Media | undefined;
};

export async function saveMedia(id: string, form: MediaForm, call: Ask = ask): Promise<SaveAnswer> {
  // A decorative picture says nothing.
  const alt = form.decorative ? "" : form.alt;
  const answer = await call(() =>
    api("media")[":id"].$put({ param: { id }, json: { ...form, alt } }),
  );
  const shown = mapAnswer(answer, toMediaForm);
  return answer.isOk ? { ...shown, saved: answer.data } : { ...shown, newer: answer.current };
}
