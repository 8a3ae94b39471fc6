import { useState } from "react";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { NOT_THERE, SIGNED_OUT } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Choosable } from "./choosable.ts";

export type Refused = { post: Choosable; message: string };

type Ended = {
  done: Choosable[];
  /** Those that somebody else took away meanwhile. */
  gone: Choosable[];
  refused: Refused[];
  /** What was answered last; null: there were none. */
  last: ApiAnswer<unknown> | null;
};

type Run = { posts: readonly Choosable[]; done: number; refused: Refused[]; isRunning: boolean };

const NONE: Run = { posts: [], done: 0, refused: [], isRunning: false };

/** Why, and nothing else: the title stands before it. */
const WHY = "{message}";

/** The same for one post after the other; what is refused holds up nothing. */
export function useForEach() {
  const [run, setRun] = useState(NONE);

  async function forEach(
    posts: readonly Choosable[],
    call: (post: Choosable) => Promise<ApiAnswer<unknown>>,
  ): Promise<Ended> {
    const done: Choosable[] = [];
    let last: ApiAnswer<unknown> | null = null;
    const gone: Choosable[] = [];
    const refused: Refused[] = [];
    setRun({ ...NONE, posts, isRunning: true });
    for (const post of posts) {
      const answer = await call(post);
      last = answer;
      if (answer.isOk) done.push(post);
      else if (answer.status === NOT_THERE && answer.code !== "nothing-waits") gone.push(post);
      else refused.push({ post, message: failureWords(WHY, answer) });
      const tried = done.length + gone.length + refused.length;
      setRun({ posts, done: tried, refused: [...refused], isRunning: true });
      // They were asked to sign in, and did not: the rest would ask them again.
      if (!answer.isOk && answer.status === SIGNED_OUT) break;
    }
    setRun({ posts, done: posts.length, refused, isRunning: false });
    return { done, gone, refused, last };
  }

  return { ...run, forEach, reset: () => setRun(NONE) };
}
