import { useMemo } from "react";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { useNow } from "#app/admin/times/clock.ts";
import { dayOf } from "#app/admin/times/moment-words.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { type Check, checksOf } from "./checks.ts";
import { postFacts } from "./post-facts.ts";
import { useLinkStates } from "./use-link-states.ts";

type Post = { title: string; image?: string; content: string };

/** Once the typing pauses. */
export function useChecks({ title, image, content }: Post): Check[] {
  const { settings, publicUrl } = useSiteData();
  const settled = useSettled(content);
  const facts = useMemo(() => postFacts(settled), [settled]);
  const linkState = useLinkStates(facts.links, publicUrl);
  const today = dayOf(settings.timeZone, useNow());
  return checksOf({
    post: { title, ...(image !== undefined && { image }) },
    facts,
    linkState,
    today,
  });
}
