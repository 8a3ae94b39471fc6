import { useCallback, useEffect, useState } from "react";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { callApi } from "#app/forms/call-api.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { Dashboard } from "#contracts/dashboard.ts";
import { FirstAnswers, PostsReadMost, TopicBars } from "./dashboard-figures.tsx";
import { shortText } from "./dashboard-words.ts";
import { EnquiryChart } from "./enquiry-chart.tsx";

/** 90 days in one line above the inbox, which is what people come for; all of it when it is opened. */
export function EnquiryDashboard() {
  const [isOpen, setOpen] = useState(false);
  const { figures, problem, load } = useFigures();
  return (
    <details
      className="panel dashboard"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>The last 90 days</h2>
        {figures ? <span>{shortText(figures.answers)}</span> : null}
        <AdminIcon name={isOpen ? "chevron-down" : "chevron-right"} />
      </summary>
      {problem !== null ? (
        <EmptyState title="The figures could not be loaded" text={problem}>
          <button type="button" className="button button-secondary" onClick={() => void load()}>
            Try again
          </button>
        </EmptyState>
      ) : figures ? (
        <div className="dashboard-parts">
          <EnquiryChart days={figures.days} />
          <FirstAnswers answers={figures.answers} />
          <TopicBars topics={figures.topics} />
          <PostsReadMost posts={figures.posts} />
        </div>
      ) : (
        <div className="dashboard-skeleton" role="status">
          <span className="sr-only">Loading</span>
          <i />
          <i />
          <i />
        </div>
      )}
    </details>
  );
}

function useFigures() {
  const [figures, setFigures] = useState<Dashboard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async (): Promise<void> => {
    setProblem(null);
    const answer = await callApi<Dashboard>("GET", "/api/dashboard");
    if (answer.isOk) setFigures(answer.data);
    else setProblem(answer.message);
  }, []);

  useEffect(() => void load(), [load]);

  return { figures, problem, load };
}
