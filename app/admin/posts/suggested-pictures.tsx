import { useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { type Read, useReading } from "#app/admin/api/use-reading.ts";
import { focusField } from "#app/admin/inputs/focus-field.ts";
import { useRememberPicture } from "#app/admin/pieces/picture-memory.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { artOf, listArt } from "#app/site/pieces/art.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import type { Media } from "#contracts/media.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { fill } from "#i18n/fill.ts";
import { bestFirst, topicWords } from "./topic-words.ts";

type SuggestedPicturesProps = {
  type: string;
  title: string;
  onChoose: (address: string) => void;
};

type Suggested = Pick<Media, "url" | "alt"> & { media?: Media };

const MOST = 4;
/** Of each word. */
const MOST_FOUND = "6";
const BETWEEN = " ";

/** Pictures whose words fit those of the post; a press takes one. */
export function SuggestedPictures({ type, title, onChoose }: SuggestedPicturesProps) {
  const topic = useSettled(topicWords(type, title).join(BETWEEN));
  const read = useMemo(() => (topic === "" ? null : readFor(topic.split(BETWEEN))), [topic]);
  const { data } = useReading(read);
  const remember = useRememberPicture();
  if (topic === "" || !data || data.length === 0) return null;
  const label = fill(words.suggestedFor, { topic: type.trim() || title.trim() });
  return (
    <section className="suggested-pictures" aria-label={label}>
      <p className="field-hint" dir="auto">
        {label}
      </p>
      <ul>
        {data.slice(0, MOST).map(({ url, alt, media }) => (
          <li key={url}>
            <button
              type="button"
              aria-label={alt}
              title={alt}
              onClick={(event) => {
                focusField("image", event);
                if (media) remember(media);
                onChoose(url);
              }}
            >
              <Picture src={url} alt="" sizes={SIZES.thumbnail} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const readFor =
  (topic: readonly string[]): Read<Suggested[]> =>
  async (ask: Ask) => {
    const answers = await Promise.all(
      topic.map((q) => ask(() => api("media").index.$get({ query: { q, limit: MOST_FOUND } }))),
    );
    const found: Suggested[][] = [];
    for (const [index, answer] of answers.entries()) {
      if (!answer.isOk) return answer;
      const pictures = answer.data.map((media) => ({
        ...media,
        alt: media.alt || media.name,
        media,
      }));
      found.push([...pictures, ...artAbout(topic[index] ?? "")]);
    }
    return { isOk: true, status: 200, data: bestFirst(found) };
  };

/** The scenes that come with the site. */
const artAbout = (word: string): Suggested[] =>
  listArt()
    .map((url) => ({ url, alt: artOf(url)?.alt ?? "" }))
    .filter(({ url, alt }) => searchTextOf(alt, url, topicsOf(url)).includes(word));

const topicsOf = (url: string): string => words.sceneTopics[url.replace(/^.*\/|\.\w+$/g, "")] ?? "";
