import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { Dashboard } from "#contracts/dashboard.ts";
import { callApi } from "../call-api.ts";
import { EmptyState } from "../empty-state.tsx";
import { AdminIcon } from "./admin-icon.tsx";
import { FirstAnswers, PostsReadMost, TopicBars } from "./dashboard-figures.tsx";
import { EnquiryChart } from "./enquiry-chart.tsx";

/** Where there is room for it above the inbox: `md` of the design. */
const WIDE = "(width >= 56.25rem)";

/** 90 days at a glance: open on wide screens, folded on phones, loaded when it is opened first. */
export function EnquiryDashboard() {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(window.matchMedia(WIDE).matches), []);
  const { figures, problem, load } = useFigures(isOpen);
  return (
    <details
      className="panel dashboard"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>The last 90 days</h2>
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

function useFigures(isWanted: boolean) {
  const [figures, setFigures] = useState<Dashboard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async (): Promise<void> => {
    setProblem(null);
    const answer = await callApi<Dashboard>("GET", "/api/dashboard");
    if (answer.isOk) setFigures(answer.data);
    else setProblem(answer.message);
  }, []);

  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);

  return { figures, problem, load };
}
