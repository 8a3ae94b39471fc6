import { useState } from "react";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Choosable } from "./choosable.ts";

export type Refused = { post: Choosable; message: string };

type Run = { posts: readonly Choosable[]; done: number; refused: Refused[]; isRunning: boolean };

const NONE: Run = { posts: [], done: 0, refused: [], isRunning: false };

/** The same for one post after the other; what is refused holds up nothing. */
export function useForEach() {
  const [run, setRun] = useState(NONE);

  /** @returns those for which it was done */
  async function forEach(
    posts: readonly Choosable[],
    call: (post: Choosable) => Promise<ApiAnswer<unknown>>,
  ): Promise<Choosable[]> {
    const done: Choosable[] = [];
    const refused: Refused[] = [];
    setRun({ ...NONE, posts, isRunning: true });
    for (const post of posts) {
      const answer = await call(post);
      if (answer.isOk) done.push(post);
      else refused.push({ post, message: answer.message });
      setRun({ posts, done: done.length + refused.length, refused: [...refused], isRunning: true });
    }
    setRun({ posts, done: posts.length, refused, isRunning: false });
    return done;
  }

  return { ...run, forEach, reset: () => setRun(NONE) };
}
