import { useEffect, useRef, useState } from "react";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { BlogType } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Choosable } from "./choosable.ts";
import { ChosenDialog, type Deed } from "./chosen-dialog.tsx";
import { useBulk } from "./use-bulk.ts";

const DEEDS: readonly Deed[] = ["publish", "type", "delete"];

type ChosenBarProps = { chosen: Chosen<Choosable>; types: BlogType[] };

/** What can be done to the posts that are chosen; each asks first. */
export function ChosenBar({ chosen, types }: ChosenBarProps) {
  const { all: posts } = chosen;
  const bulk = useBulk(chosen);
  const [deed, setDeed] = useState<Deed | null>(null);
  const waiting = posts.filter(({ isWaiting }) => isWaiting);
  const wasShown = useRef(false);
  const isShown = posts.length > 0 || bulk.isRunning || bulk.refused.length > 0;

  // The focus was on the bar.
  useEffect(() => {
    if (!isShown && wasShown.current && document.activeElement === document.body) focusHeading();
    wasShown.current = isShown;
  }, [isShown]);

  function go(done: Deed, type: string): void {
    setDeed(null);
    if (done === "publish") void bulk.publish(waiting);
    else if (done === "delete") void bulk.remove(posts);
    else void bulk.changeType(posts, type);
  }

  function chooseNone(): void {
    chosen.keep([]);
    bulk.reset();
  }

  return (
    <>
      {isShown ? (
        <section className="chosen-bar" aria-label={words.chosenPosts}>
          <p role="status">
            {bulk.isRunning
              ? fill(words.doneOf, { done: bulk.done, all: bulk.posts.length })
              : plural(words.chosen, posts.length)}
          </p>
          <div>
            {DEEDS.map((one) =>
              one === "publish" && waiting.length === 0 ? null : (
                <button
                  key={one}
                  type="button"
                  className="button"
                  aria-disabled={bulk.isRunning}
                  onClick={() => bulk.isRunning || setDeed(one)}
                >
                  {words.askMany[one].label}
                </button>
              ),
            )}
            <button
              type="button"
              className="button"
              aria-disabled={bulk.isRunning}
              onClick={() => bulk.isRunning || chooseNone()}
              aria-label={words.chooseNone}
            >
              <AdminIcon name="x" />
            </button>
          </div>
          {bulk.refused.length > 0 ? (
            <ul role="alert">
              {bulk.refused.map(({ post, message }) => (
                <li key={post.id}>
                  <b dir="auto">{post.title || shared.untitled}</b>: {message}
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ) : null}
      <ChosenDialog
        deed={deed}
        posts={deed === "publish" ? waiting : posts}
        types={types}
        onKeep={() => setDeed(null)}
        onGo={go}
      />
      {bulk.dialog}
    </>
  );
}
