import { useState } from "react";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { written } from "#app/site/pieces/written.ts";
import { blogPath } from "#contracts/blog-path.ts";
import type { Dashboard } from "#contracts/dashboard.ts";
import { topics as topicWords } from "#i18n/en/topics.ts";
import { answeredText, numberText, waitingText } from "./dashboard-words.ts";

export function FirstAnswers({ answers }: Pick<Dashboard, "answers">) {
  return (
    <section aria-labelledby="dashboard-answers">
      <h3 id="dashboard-answers">First answer</h3>
      <p>{answeredText(answers)}</p>
      <p>{waitingText(answers)}</p>
      <p className="field-hint">An enquiry counts as answered when it is no longer New.</p>
    </section>
  );
}

/** What people ask about: a bar, its words and its number. */
export function TopicBars({ topics }: Pick<Dashboard, "topics">) {
  const most = Math.max(1, ...topics.map(({ count }) => count));
  return (
    <section aria-labelledby="dashboard-topics">
      <h3 id="dashboard-topics">Asked about</h3>
      <ul className="topic-bars">
        {topics.map(({ topic, count }) => (
          <li key={topic}>
            <span>{topicWords[topic]}</span>
            <b>{numberText(count)}</b>
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
      <h3 id="dashboard-posts">Posts read most</h3>
      {posts.length === 0 ? <p>Nobody has opened a post yet.</p> : null}
      <ol className="posts-read">
        {posts.slice(0, isWhole ? undefined : FEW).map(({ _id, title, link, reads }) => (
          <li key={_id}>
            <PageLink to={blogPath(link)} {...written(title)}>
              {title}
            </PageLink>
            <span>
              {numberText(reads)} {reads === 1 ? "time" : "times"}
            </span>
          </li>
        ))}
      </ol>
      {posts.length > FEW ? (
        <button
          type="button"
          className="button button-small button-ghost"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? "Show fewer posts" : "Show more posts"}
        </button>
      ) : null}
    </section>
  );
}
