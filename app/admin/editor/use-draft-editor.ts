import { useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { CONFLICT } from "#app/admin/api/statuses.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { useDraftPlan } from "#app/admin/publish/use-draft-plan.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { BegunPost, Draft } from "#contracts/draft.ts";
import type { Fields } from "#contracts/field-types.ts";
import { versionOf } from "./made-from.ts";
import { type EditorOptions, useEditor, type Written } from "./use-editor.ts";
import { useWaiting } from "./use-waiting.ts";

export type Begun = Pick<BegunPost, "_id" | "version" | "savedAt">;

type DraftEditorOptions<F extends Fields> = EditorOptions<F> & {
  /** None: it is not made yet, and `begin` makes it. */
  place: Place | null;
  draft: Draft | null | undefined;
  /** Makes it without making it public. */
  begin?: (body: object) => Promise<ApiAnswer<Begun>>;
  /** The id that it is made with. */
  newId?: string;
  /** Of publishing: what it answers, with the places of its mistakes. */
  withIssues?: (answer: ApiAnswer<object>) => ApiAnswer<object>;
};

/** The editor of something that can wait: until it is published, visitors see what was public before. */
export function useDraftEditor<F extends Fields>(options: DraftEditorOptions<F>) {
  const { draft = null, begin, withIssues = same } = options;
  const [publicNow, setPublicNow] = useState(options.loaded);
  // For what goes on after it was made.
  const place = useRef(options.place);
  place.current = options.place;
  const loaded = draft
    ? { ...draft.body, version: draft.version, base: draft.base }
    : asPublic(options.loaded);

  const editor = useEditor<F>({
    ...options,
    loaded,
    published: publicNow,
    async send(document, isNewer) {
      const seen = store.broughtIn();
      const answer = withIssues(await publish(document, isNewer));
      if (!answer.isOk || store.broughtIn() !== seen) return answer;
      const shown = options.isEmptiedBySaving && !isNewer() ? {} : answer.data;
      setPublicNow(shown);
      store.end(shown);
      return { ...answer, data: asPublic(shown) };
    },
    broughtIn: () => store.broughtIn(),
    keep: ({ version, base, ...body }) =>
      place.current ? store.keep(body, { version, base }) : make(body),
  });
  const store = useWaiting({
    place: () => place.current,
    draft,
    known: loaded,
    asSent: editor.asSent,
  });

  function publish(document: Written<F>, isNewer: () => boolean): Promise<ApiAnswer<object>> {
    const isPublic = "version" in publicNow;
    if (place.current && begin && !isPublic) return publishFirst(place.current, document);
    const isOwn = !store.waiting || store.isOwn();
    return isOwn ? publishTyped(document, isNewer) : publishTogether(document, isNewer);
  }

  async function publishTyped(
    document: Written<F>,
    isNewer: () => boolean,
  ): Promise<ApiAnswer<object>> {
    const { version, base, ...body } = document;
    const sent = base === undefined ? body : { ...body, version: base };
    const answer = await options.send(sent as Written<F>, isNewer);
    if (answer.isOk) return answer;
    if (isUnanswered(answer)) store.sentWithoutAnswer(body);
    if (answer.status !== CONFLICT) return answer;
    const { current } = answer;
    if (current && store.isSent(current)) {
      store.end(current);
      return publish({ ...document, base: versionOf(current) } as Written<F>, isNewer);
    }
    store.forgetOther();
    // What others published since stands beside what waits.
    return mapAnswer(answer, (current) => ({ ...asPublic(current), version }));
  }

  /** Others wrote last: their words are brought in first, and looked at. None of them are left behind. */
  async function publishTogether(document: Written<F>, isNewer: () => boolean) {
    const { kept, isAsSeen } = await keepSeen(document);
    return kept.isOk && isAsSeen ? publish(kept.data as Written<F>, isNewer) : kept;
  }

  async function publishFirst(param: Place, document: Written<F>): Promise<ApiAnswer<object>> {
    const { kept, isAsSeen } = await keepSeen(document);
    if (!kept.isOk || !isAsSeen) return kept;
    const version = versionOf(kept.data);
    const query = { version: String(version) };
    const answer = await ask(() => api("drafts")[":kind"][":id"].publish.$post({ param, query }));
    // What was written elsewhere since it was kept.
    return answer.isOk || !answer.current ? answer : keepWritten({ ...document, version });
  }

  async function keepSeen(document: Written<F>) {
    const seen = store.broughtIn();
    const kept = await keepWritten(document);
    return { kept, isAsSeen: store.broughtIn() === seen };
  }

  const keepWritten = ({ version, base, ...body }: Written<F>) =>
    store.keep(body, { version, base });

  async function make(body: object): Promise<ApiAnswer<object>> {
    if (!begin) return options.send(body as Written<F>, () => false);
    const answer = await begin(body);
    if (!answer.isOk) {
      if (isUnanswered(answer)) store.sentWithoutAnswer(body as Written<F>);
      if (answer.status !== CONFLICT || !options.newId) return mapAnswer(answer, () => body);
      // It is there since it was sent without an answer, and somebody has written on.
      place.current = { kind: options.kind.name, id: options.newId };
      return store.keep(body as Written<F>, { base: 0 });
    }
    const { _id: id, version, savedAt } = answer.data;
    const kept = { ...body, version, base: 0 };
    place.current = { kind: options.kind.name, id };
    store.take(kept, { version, savedAt });
    return { ...answer, data: kept };
  }

  const plan = useDraftPlan({
    ...{ document: editor.document, place, waiting: store.waiting, setWaiting: store.setWaiting },
    broughtIn: store.broughtIn,
    holding: store.holding,
    onReplaced(draft, instead, open) {
      const known = open ? { ...publicNow, ...open.body, version: open.version } : publicNow;
      setPublicNow(known);
      const shown = draft
        ? { ...draft.body, version: draft.version, base: draft.base }
        : asPublic(known);
      store.end(shown);
      store.setWaiting(draft);
      editor.showAnew(shown, instead);
    },
  });

  /** Something beside the form made some fields public anew; what waits goes on from where it began. */
  function follow(shown: { version: number }, names: readonly string[]): void {
    setPublicNow(shown);
    editor.bringIn(shown, names, store.waiting ? undefined : shown.version);
  }

  const { waiting, missing, otherName, others } = store;
  const { unfit } = waiting ?? {};
  const listen = () => store.listen(editor.document);
  const there = { waiting, missing, unfit, otherName, others, listen };
  return { ...editor, ...there, place: options.place, plan, follow };
}

const same = <T>(answer: T): T => answer;

/** As the form shows it: nothing waits on top of it. */
const asPublic = (document: object): object => ({
  ...document,
  version: undefined,
  base: "version" in document ? document.version : undefined,
});

export type DraftEditor<F extends Fields> = ReturnType<typeof useDraftEditor<F>>;
