import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import * as texts from "#i18n/en/admin/dashboard.ts";
import { loading } from "#i18n/en/calls.ts";
import { FirstAnswers, PostsReadMost, TopicBars } from "./dashboard-figures.tsx";
import { shortText } from "./dashboard-words.ts";
import { EnquiryChart } from "./enquiry-chart.tsx";

const readFigures = (ask: Ask) => ask(() => api("dashboard").index.$get());

/** 90 days in one line above the inbox, which is what people come for; all of it when it is opened. */
export function EnquiryDashboard() {
  const [isOpen, setOpen] = useState(false);
  const { data: figures, problem, retry } = useReading(readFigures);
  return (
    <details
      className="panel dashboard"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{texts.theLast90Days}</h2>
        {figures ? <span>{shortText(figures.answers)}</span> : null}
        <AdminIcon name={isOpen ? "chevron-down" : "chevron-right"} />
      </summary>
      {problem ? (
        <EmptyState title={texts.figuresNotLoaded} text={problem.message}>
          <TryAgain className="button-secondary" onPress={() => void retry()} />
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
          <span className="sr-only">{loading}</span>
          <i />
          <i />
          <i />
        </div>
      )}
    </details>
  );
}
