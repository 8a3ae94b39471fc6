import { useState } from "react";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { written } from "#app/site/pieces/written.ts";
import { blogPath } from "#contracts/blog-path.ts";
import type { Dashboard } from "#contracts/dashboard.ts";
import * as texts from "#i18n/en/admin/dashboard.ts";
import { topics as topicWords } from "#i18n/en/topics.ts";
import { inDigits, plural } from "#i18n/fill.ts";
import { answeredText, waitingText } from "./dashboard-words.ts";

export function FirstAnswers({ answers }: Pick<Dashboard, "answers">) {
  return (
    <section aria-labelledby="dashboard-answers">
      <h3 id="dashboard-answers">{texts.firstAnswer}</h3>
      <p>{answeredText(answers)}</p>
      <p>{waitingText(answers)}</p>
      <p className="field-hint">{texts.whatCounts}</p>
    </section>
  );
}

/** What people ask about: a bar, its words and its number. */
export function TopicBars({ topics }: Pick<Dashboard, "topics">) {
  const most = Math.max(1, ...topics.map(({ count }) => count));
  return (
    <section aria-labelledby="dashboard-topics">
      <h3 id="dashboard-topics">{texts.askedAbout}</h3>
      <ul className="topic-bars">
        {topics.map(({ topic, count }) => (
          <li key={topic}>
            <span>{topicWords[topic]}</span>
            <b>{inDigits(count)}</b>
            <i style={{ width: `${(100 * count) / most}%` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const FEW = 5;

export function PostsReadMost({ posts }: Pick<Dashboard, "posts">) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby="dashboard-posts">
      <h3 id="dashboard-posts">{texts.postsReadMost}</h3>
      {posts.length === 0 ? (
        <p>{texts.nobodyHasRead}</p>
      ) : (
        <ol className="posts-read">
          {posts.slice(0, isWhole ? undefined : FEW).map(({ _id, title, link, reads }) => (
            <li key={_id}>
              <PageLink to={blogPath(link)} {...written(title)}>
                {title}
              </PageLink>
              <span>{plural(texts.times, reads)}</span>
            </li>
          ))}
        </ol>
      )}
      {posts.length > FEW ? (
        <button
          type="button"
          className="button button-small button-ghost"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.showFewerPosts : texts.showMorePosts}
        </button>
      ) : null}
    </section>
  );
}
