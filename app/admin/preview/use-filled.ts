import { useSiteData } from "#app/site/pieces/site-data.ts";
import { factsOf, fillFacts, inHtml } from "#i18n/facts.ts";

/** For a preview: {phone} and the like as visitors see them. @param isHtml of texts that are HTML */
export function useFilled<T>(content: T, { isHtml = false } = {}): T {
  const facts = factsOf(useSiteData().settings);
  return fillFacts(content, isHtml ? inHtml(facts) : facts);
}
