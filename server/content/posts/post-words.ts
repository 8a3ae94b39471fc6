import type { Blog } from "#contracts/blog.ts";
import { postKind } from "#contracts/kinds/post.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { othersShown } from "#server/content/languages.ts";
import {
  indexedWords,
  SEARCH_SCHEMA,
  wordOfLanguage,
} from "#server/content/search/indexed-words.ts";
import { searchedText } from "#server/content/searched-text.ts";
import { toldIn } from "#server/content/translations.ts";
import type { Tx } from "#server/db/schema.ts";

type Searched = Pick<Blog, "title" | "type" | "content">;

/** What a post is in another language, as far as it goes. */
type ToldPost = Pick<Blog, "title" | "content"> & { language: OtherLanguage };

/** A text is found by so many characters of its beginning: engines limit what one row may hold. */
const SEARCHED_LENGTH = 250_000;

/** What a post's row holds for finding it, in whichever of its languages. */
export function searchColumnsOf({ title, ...others }: Searched, told: readonly ToldPost[] = []) {
  const textOf = (post: object) => searchedText(postKind.fields, { ...post });
  const titles = [title, ...told.map((one) => one.title)];
  const texts = [textOf(others), ...told.map(({ content }) => textOf({ content }))];
  const words = [
    ...told.map(({ language }) => wordOfLanguage(language)),
    ...indexedWords(texts.join(" ")),
  ];
  return {
    searchTitle: indexedWords(titles.join(" ")).join(" "),
    searchText: words.join(" ").slice(0, SEARCHED_LENGTH),
    searchSchema: SEARCH_SCHEMA,
  };
}

/** The same with what is translated of it into languages that are shown, by id. */
export async function searchColumnsOfEach(
  tx: Tx,
  posts: readonly (Searched & { _id: string })[],
): Promise<Map<string, ReturnType<typeof searchColumnsOf>>> {
  const told = new Map<string, ToldPost[]>();
  for (const language of await othersShown(tx)) {
    for (const post of await toldIn(tx, { kind: "post", language }, [...posts])) {
      if (post.language !== language) continue;
      told.set(post._id, [...(told.get(post._id) ?? []), { ...post, language }]);
    }
  }
  return new Map(posts.map((post) => [post._id, searchColumnsOf(post, told.get(post._id))]));
}
