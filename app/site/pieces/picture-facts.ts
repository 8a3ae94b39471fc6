import { createContext, use } from "react";
import { useMatches } from "react-router";
import type { MediaFact, MediaFacts } from "#contracts/media.ts";

/** What loaders of pages give along with their content. */
type Loaded = { pictures?: MediaFacts } | null | undefined;

/** Pictures that were chosen since the page was loaded. */
export const ChosenPictures = createContext<MediaFacts>({});

/** Alt text and focus point of a picture of the library; undefined for any other address. */
export function usePictureFact(src: string): MediaFact | undefined {
  const chosen = use(ChosenPictures)[src];
  const loaded = useMatches().find((match) => (match.loaderData as Loaded)?.pictures?.[src]);
  return chosen ?? (loaded?.loaderData as Loaded)?.pictures?.[src];
}
