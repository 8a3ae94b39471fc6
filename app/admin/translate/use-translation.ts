import { useRef, useState } from "react";
import { apiAt, ask } from "#app/admin/api/client.ts";
import type { Failure } from "#app/admin/api/failure-words.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { useDocument } from "#app/admin/editor/use-document.ts";
import { useWaiting } from "#app/admin/editor/use-waiting.ts";
import { type EditedPlace, fieldsOf } from "#app/admin/inputs/edited-place.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { usePresence } from "#app/admin/presence/use-presence.ts";
import { useDraftPlan } from "#app/admin/publish/use-draft-plan.ts";
import { changedFields } from "#app/admin/session/changes.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { asObject } from "#contracts/as-object.ts";
import type { Draft } from "#contracts/draft.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import { textsToTranslate, wordsTyped } from "#contracts/kinds/translated.ts";
import type { Translation } from "#contracts/kinds/translation.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { only } from "#contracts/only.ts";
import {
  fitsIn,
  type Kept,
  keptIn,
  namesOf,
  type Typed,
  typedIn,
  withFit,
  withFitsOf,
  wordsAlone,
} from "./kept-words.ts";
import { createLabels } from "./text-labels.ts";

type Body = Record<string, unknown>;

export type Translated = Translation & {
  english: Readonly<Body>;
  /** Null: nothing is public in that language. */
  version: number | null;
  /** Of a post or a page of one's own. */
  link?: string;
};

type Origin = Pick<Typed, "version" | "base">;

type Options = {
  place: EditedPlace;
  language: OtherLanguage;
  translated: Translated;
  /** What waits. */
  draft: Draft | null;
  onSaved: () => void;
  onFailed: (failure: Failure) => void;
};

/** What is said in another language of one thing, text by text; what is written waits until it is published. */
export function useTranslation({ place, language, translated, ...options }: Options) {
  const { english, words, made, link, version: base } = translated;
  const fields = findKind(place.kind, place.id)?.fields ?? {};
  const at = useRef<Place>({ kind: place.kind, id: place.id, language });
  const [publicNow, setPublicNow] = useState<Kept>({ words, made, base });
  const [kept, setKept] = useState(options.draft ? keptIn(options.draft) : publicNow);
  // For what goes on after an answer has come.
  const newest = useRef(kept);
  // What contradicts what is typed, until somebody has chosen between the two.
  const contradicting = useRef<Kept>(undefined);
  const textsOf = (translation: Translation) => textsToTranslate(fields, english, translation);
  const typedOf = (one: Kept) => typedIn(textsOf(one), one);
  const texts = textsOf(kept);
  const labelAt = createLabels(fieldsOf(place), texts);

  const document = useDocument<Typed>({
    draftKey: `translate/${language}/${place.kind}/${place.id}`,
    loaded: typedIn(texts, kept),
    published: typedOf(publicNow),
    labelOf: labelAt,
    mistakesIn: () => ({}),
    send,
    keep,
    broughtIn: () => store.broughtIn(),
    onSaved(saved) {
      options.onSaved();
      return saved;
    },
    onFailed: options.onFailed,
  });
  const { value, stored, change } = document;
  const fitting = fitsIn(value);

  const store = useWaiting({
    place: () => at.current,
    draft: options.draft,
    known: kept.words,
    asSent: (body) => wordsAlone({ ...body }),
  });

  function take(next: Kept): void {
    newest.current = next;
    contradicting.current = undefined;
    setKept(next);
  }

  /** Only what was touched: of the rest it stays known which English words it was made from. */
  async function keep(typed: Typed): Promise<ApiAnswer<Typed>> {
    const other = contradicting.current;
    if (other && isMadeOf(typed, other)) take(other);
    const { words } = newest.current;
    const touched = texts.map(({ path }) => path).filter((path) => typed[path] !== stored[path]);
    const fitted = fitsIn(stored);
    const fresh = new Set([...touched, ...fitsIn(typed).filter((path) => !fitted.includes(path))]);
    const names = namesOf(fresh);
    const told = wordsTyped(fields, english, newest.current, { byPath: typed, fresh });
    const [written, beside] = [only(told.words, names), only(told.made, names)];
    const { version, base } = typed;
    return storeWords(typed, { words: { ...words, ...written }, made: beside }, { version, base });
  }

  /** @param made of those that are written, the English words */
  async function storeWords(typed: Typed, { words, made }: Translation, origin: Origin) {
    const answer = await store.keep(words, origin, made);
    return mapAnswer(answer, (data) => {
      const body: Body & Origin = { ...data };
      // What others wrote comes with what it was made from.
      const from = { ...newest.current.made, ...made, ...asObject(body.made) };
      const next = { words: wordsAlone(body), made: from, version: body.version };
      const now = { ...next, base: body.base || null };
      if (answer.isOk) take(now);
      else contradicting.current = now;
      return withFitsOf(typed, typedOf(now));
    });
  }

  /** What waited is gone, thrown away by somebody else: what stands here waits anew, and goes public. */
  async function beginAnew(typed: Typed): Promise<ApiAnswer<Typed>> {
    const seen = store.broughtIn();
    store.end(publicNow.words);
    const kept = await storeWords(typed, newest.current, { base: publicNow.base ?? 0 });
    return kept.isOk && store.broughtIn() === seen ? send(kept.data) : kept;
  }

  /** What is typed waits first; what others wrote since is looked at before it goes public. */
  async function send(typed: Typed): Promise<ApiAnswer<Typed>> {
    const isKept = store.waiting !== null && changedFields(typed, stored).length === 0;
    const seen = store.broughtIn();
    const kept = isKept ? null : await keep(typed);
    if (kept && (!kept.isOk || store.broughtIn() !== seen)) return kept;
    const param = at.current;
    const query = { version: String(newest.current.version) };
    const answer = await ask(() =>
      apiAt("drafts", param)[":kind"][":id"].publish.$post({ param, query }),
    );
    if (answer.isOk) return { ...answer, data: takePublic(answer.data) };
    if (answer.status === NOT_THERE && isKept) return beginAnew(typed);
    const { current, ...failure } = answer;
    // What was written elsewhere since it was kept.
    return current ? keep(kept?.data ?? typed) : failure;
  }

  function takePublic({ version, ...words }: Body): Typed {
    const open = { words, made: newest.current.made, base: Number(version) };
    setPublicNow(open);
    take(open);
    store.end(words);
    return typedOf(open);
  }

  const plan = useDraftPlan({
    ...{ document, place: at, waiting: store.waiting, setWaiting: store.setWaiting },
    broughtIn: store.broughtIn,
    holding: store.holding,
    onReplaced(draft, instead, open) {
      const known = open
        ? { words: wordsAlone(open.body), made: asObject(open.body.made), base: open.version }
        : publicNow;
      setPublicNow(known);
      const next = draft ? keptIn(draft) : known;
      take(next);
      store.end(next.words);
      store.setWaiting(draft);
      document.replace(typedOf(next), instead);
    },
  });
  const { waiting, missing, otherName } = store;

  return {
    /** For its bar. */
    editor: {
      ...{ document, place: at.current, waiting, missing, otherName, plan },
      ...(link !== undefined && { link }),
    },
    others: usePresence(at.current, {
      others: store.others,
      listen: () => store.listen(document),
    }),
    isPublic: publicNow.base !== null,
    /** As the server has it. */
    kept,
    texts: texts
      .map((text) => {
        const said = String(value[text.path] ?? "");
        const isOlder =
          text.said !== "" &&
          said === text.said &&
          text.english !== text.made &&
          !fitting.includes(text.path);
        const state = said === "" ? "missing" : isOlder ? "older" : "done";
        return { ...text, typed: said, state, label: labelAt(text.path) } as const;
      })
      .filter(({ english, typed }) => english !== "" || typed !== ""),
    type: (path: string, text: string) => change({ [path]: text }),
    fits: (path: string) => change(withFit(value, path)),
  };
}

const isMadeOf = (typed: Typed, { version, base }: Kept): boolean =>
  typed.version === version && typed.base === (base ?? 0);

export type TextState = ReturnType<typeof useTranslation>["texts"][number];
