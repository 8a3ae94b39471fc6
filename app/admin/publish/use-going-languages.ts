import { useCallback, useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { type Read, useReading } from "#app/admin/api/use-reading.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import type { WaitingIn } from "#contracts/draft.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";

/** `hasChanges`: something of it waits, or will once it is kept. */
export type EditedThing = { place: Place; hasChanges: boolean };

type Offered = Pick<WaitingIn, "language"> & {
  /** When it goes public by itself already. */
  publishAt: string | null;
  isChosen: boolean;
};

/** Which languages of a thing can go public at the same moment. */
export function useGoingLanguages(edited: EditedThing | null) {
  const { kind = "", id = "", language } = edited?.place ?? {};
  const own: Language = language ?? "en";
  const read: Read<WaitingIn[]> = useCallback(
    (ask) => ask(() => api("drafts")[":kind"][":id"].schedule.$get({ param: { kind, id } })),
    [kind, id],
  );
  const { data, answer, problem } = useReading(edited ? read : null);
  const [pressed, setPressed] = useState<Partial<Record<Language, boolean>>>({});
  const waiting = data ?? [];
  const hasOthers = waiting.some(({ language }) => language !== own);

  const offered = LANGUAGES.flatMap((language): Offered[] => {
    const there = waiting.find((one) => one.language === language);
    const isOwn = language === own;
    if (!hasOthers || !(there || (isOwn && edited?.hasChanges))) return [];
    // What was refused at its moment waits like what has none.
    const publishAt = there && !there.problem && !isOwn ? there.publishAt : null;
    return [{ language, publishAt, isChosen: pressed[language] ?? publishAt === null }];
  });

  return {
    own,
    offered,
    /** Undefined: only what is edited. */
    chosen: hasOthers
      ? offered.filter((one) => one.isChosen).map((one) => one.language)
      : undefined,
    isAsked: edited !== null && answer === null,
    problem,
    press: (language: Language, isChosen: boolean) =>
      setPressed((now) => ({ ...now, [language]: isChosen })),
  };
}

export type Going = ReturnType<typeof useGoingLanguages>;
