import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from "react";
import { apiAt } from "#app/admin/api/client.ts";
import { type Failure, failureMessage, isUnanswered } from "#app/admin/api/failure-words.ts";
import { CONFLICT, NOT_THERE } from "#app/admin/api/statuses.ts";
import type { Waiting } from "#app/admin/editor/use-waiting.ts";
import { languageList } from "#app/admin/pieces/language-list.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Discarded, Draft } from "#contracts/draft.ts";
import type { Language } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { undone } from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";
import { howItStands } from "./how-it-stands.ts";
import { whyNotPlanned } from "./why-not-planned.ts";

type PlanOptions<T> = {
  document: {
    stored: T;
    now: () => T;
    keep: () => Promise<boolean>;
    settle: () => Promise<void>;
    resume: () => void;
    isRight: () => boolean;
    isDirty: boolean;
    version: () => number | undefined;
    labelOf: (field: string) => string;
    acceptMerged: () => void;
  };
  place: RefObject<Place | null>;
  waiting: Waiting | null;
  setWaiting: Dispatch<SetStateAction<Waiting | null>>;
  /** How often what was written elsewhere has come in with what was kept. */
  broughtIn: () => number;
  /** Nothing is stored until it is done. */
  holding: <T>(deed: () => Promise<T>) => Promise<T>;
  /**
   * Something else waits now; null: nothing.
   * @param instead of what; what was typed since stays
   * @param open what is public; without it as far as is known here
   */
  onReplaced: (draft: Draft | null, instead: T, open?: Discarded["public"]) => void;
};

/** What is done with something that is not made public now. */
export function useDraftPlan<T extends object>(options: PlanOptions<T>) {
  const { document, place, waiting, setWaiting, broughtIn, holding, onReplaced } = options;
  const param = (): Place => place.current ?? { kind: "", id: "" };
  const [isPlanning, setPlanning] = useState(false);
  const isUndoing = useRef(false);
  const { call, dialog } = useSignedInCall();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const keep = async () => {
    if (await document.keep()) showToast(words.keptAsDraft, "success");
  };

  /** What is typed is kept first; what could not be published is not planned. */
  async function plan(publishAt: string, languages?: readonly Language[]): Promise<void> {
    const { language: own = "en" } = param();
    const isAmongOthers = languages !== undefined;
    const isOwnGoing = languages?.includes(own) ?? true;
    if (isOwnGoing && !(await isReady())) return;
    const version = isOwnGoing ? document.version() : undefined;
    const json = { publishAt, version, ...(languages && { languages: [...languages] }) };
    const answer = await call(() =>
      apiAt("drafts", param())[":kind"][":id"].schedule.$post({ param: param(), json }),
    );
    if (!answer.isOk && isOwnGoing && isUnanswered(answer)) {
      const isPlanned = (there: Draft) =>
        Date.parse(there.publishAt ?? "") === Date.parse(publishAt);
      return void (await learn(isPlanned));
    }
    if (!answer.isOk && answer.current) {
      await document.keep();
      return showToast(words.lookFirst, "error");
    }
    if (!answer.isOk) {
      if (answer.status === NOT_THERE && !isAmongOthers) tellGone();
      return showToast(whyNotPlanned(answer, document.labelOf, isAmongOthers), "error");
    }
    if (languages) {
      showToast(fill(words.plannedTogether, { languages: languageList(languages) }), "success");
    }
    if (!isOwnGoing) return;
    setWaiting((now) => now && { ...now, publishAt, problem: null });
    // The line says when it goes public.
    document.acceptMerged();
  }

  const tellGone = () => setWaiting((now) => now && { ...now, unsure: "gone" });

  async function isReady(): Promise<boolean> {
    if (!document.isRight()) return false;
    if (waiting && !document.isDirty) return true;
    const seen = broughtIn();
    return (await document.keep()) && isAsSeen(seen);
  }

  function isAsSeen(seen: number): boolean {
    if (broughtIn() === seen) return true;
    showToast(words.lookFirst, "error");
    return false;
  }

  async function cancel(): Promise<void> {
    const answer = await call(() =>
      apiAt("drafts", param())[":kind"][":id"].schedule.$delete({ param: param() }),
    );
    // Cancelled by somebody else, or public by now.
    if (!answer.isOk && answer.status === NOT_THERE) return void (await look());
    if (!answer.isOk && isUnanswered(answer)) {
      return void (await learn(({ publishAt }) => publishAt === null));
    }
    if (!answer.isOk) return showToast(failureMessage(answer), "error");
    setWaiting((now) => now && { ...now, publishAt: null, problem: null });
    showToast(words.planCancelled, "success");
  }

  /** What is typed is kept first: it can be found in the history. */
  async function throwAway(): Promise<void> {
    const seen = broughtIn();
    if (document.isDirty && !(await document.keep())) return;
    await document.settle();
    if (!isAsSeen(seen)) return;
    await holding(async () => {
      const thrown = document.now();
      const answer = await discard(document.version());
      if (answer.isOk) {
        showToast(words.thrownAway, "success");
        onReplaced(null, thrown, answer.data.public);
      } else if (answer.status === NOT_THERE) {
        tellGone();
      } else if (answer.status === CONFLICT) {
        showToast(words.othersSince, "error");
        const there = await look();
        if (there) onReplaced(there, thrown);
      } else if (!isUnanswered(answer)) {
        showToast(failureMessage(answer), "error");
      }
    });
  }

  /** Only what is meant: others may have begun anew. Asked again after a lost answer it says whether it was done. */
  async function discard(version: number | undefined): Promise<ApiAnswer<Discarded>> {
    const query = version === undefined ? {} : { version: String(version) };
    const asked = () =>
      call(() => apiAt("drafts", param())[":kind"][":id"].$delete({ param: param(), query }));
    const answer = await asked();
    if (answer.isOk || !isUnanswered(answer)) return answer;
    const there = await learn((there) => there.version !== version);
    return there === undefined || there?.version === version ? answer : asked();
  }

  /** What waited before a version was restored waits again. */
  async function undoRestore(): Promise<void> {
    if (isUndoing.current) return;
    isUndoing.current = true;
    const { stored } = document;
    await document.settle();
    await holding(async () => {
      const answer = await call(() =>
        apiAt("history", param())[":kind"][":id"].restored.$delete({ param: param() }),
      );
      const there = answer.isOk ? answer.data : await afterRefusal(answer);
      if (there === undefined) return document.isDirty && document.resume();
      showToast(undone, "success");
      onReplaced(there, stored);
    });
    isUndoing.current = false;
  }

  /** @returns what waits where it was undone all the same; undefined: it was not */
  async function afterRefusal(answer: Failure): Promise<Draft | null | undefined> {
    if (!isUnanswered(answer)) {
      showToast(failureMessage(answer), "error");
      // Somebody has written since.
      if (answer.status === CONFLICT) await look();
      return undefined;
    }
    const there = await learn(({ restoredFrom }) => restoredFrom === null);
    return there?.restoredFrom ? undefined : there;
  }

  /** No answer came: the line says so until the site answers. @param isDone as far as what waits tells */
  async function learn(isDone: (there: Draft) => boolean): Promise<Draft | null | undefined> {
    setWaiting((now) => now && { ...now, unsure: "unanswered" });
    const there = await look();
    if (there && !isDone(there)) showToast(words.notDoneAfterAll, "error");
    return there;
  }

  /** The line says how it stands. @returns what waits; null: nothing; undefined: nobody knows */
  async function look(): Promise<Draft | null | undefined> {
    const there = await howItStands(call, param(), () => isLeft.current);
    const { publishAt = null, problem = null, restoredFrom = null } = there ?? {};
    setWaiting(
      (now) =>
        now && {
          ...now,
          ...(there !== undefined && { publishAt, problem, restoredFrom }),
          unsure: there ? undefined : there === null ? "gone" : "unknown",
        },
    );
    return there;
  }

  return { keep, plan, cancel, throwAway, undoRestore, isPlanning, setPlanning, dialog };
}

export type DraftPlan = ReturnType<typeof useDraftPlan>;
