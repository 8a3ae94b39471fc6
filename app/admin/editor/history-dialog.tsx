import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { useTimes } from "#app/admin/pieces/times.ts";
import { Dots } from "#app/ui/waiting.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import { revisionWords } from "./revision-words.ts";
import { type Place, useHistory } from "./use-history.ts";

type HistoryDialogProps = {
  place: Place;
  onClose: () => void;
  onChosen: (body: object) => void;
};

/** Newest first; the first that is no draft is what visitors see. */
export function HistoryDialog({ place, onClose, onChosen }: HistoryDialogProps) {
  const { clockTime } = useTimes();
  const { revisions, problem, isWhole, showMore, find } = useHistory(place);

  const publicNow = revisions?.find(({ action }) => action !== "draft");

  async function take(id: string) {
    const body = await find(id);
    if (body) onChosen(body);
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={words.history} text={words.historyText}>
      {problem ? (
        <p className="error-summary" role="alert">
          {problem}
        </p>
      ) : null}
      {revisions === null && !problem ? <Dots /> : null}
      {revisions?.length === 0 ? <p>{words.noHistory}</p> : null}
      <ul className="rows -mx-5">
        {revisions?.map((revision) => (
          <li key={revision._id}>
            <span className="me-auto min-w-0">
              <b className="font-[640]">{clockTime(revision.at)}</b>
              <span className="block text-ink2 text-small">{revisionWords(revision)}</span>
            </span>
            {revision === publicNow ? (
              <span className="text-ink2 text-small">{words.publicNow}</span>
            ) : (
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={fill(words.takeUpVersion, { at: clockTime(revision.at) })}
                onClick={() => void take(revision._id)}
              >
                {words.takeUp}
              </button>
            )}
          </li>
        ))}
      </ul>
      {revisions && !isWhole ? (
        <button type="button" className="button button-ghost" onClick={() => void showMore()}>
          {words.showOlderOnes}
        </button>
      ) : null}
    </AdminDialog>
  );
}
