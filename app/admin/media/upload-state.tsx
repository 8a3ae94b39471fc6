import type { Upload } from "#app/admin/api/upload-queue.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import * as texts from "#i18n/en/admin/media.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, inDigits } from "#i18n/fill.ts";

type UploadStateProps = {
  upload: Upload;
  dismissText: string;
  onRetry: () => void;
  onDismiss: () => void;
};

/** How far it is, or why it did not come in. */
export function UploadState({ upload, dismissText, onRetry, onDismiss }: UploadStateProps) {
  const { file, step, problem } = upload;
  if (problem) {
    return (
      <div role="alert">
        <p className="field-error">
          <AdminIcon name="circle-alert" /> {problem.message}
        </p>
        <p className="mt-2 flex gap-2">
          <TryAgain className="button-secondary button-small" onPress={onRetry} />
          <button type="button" className="button button-ghost button-small" onClick={onDismiss}>
            {dismissText}
          </button>
        </p>
      </div>
    );
  }
  const words = { sending: texts.uploading, making: texts.makingSizes };
  const percent = Math.round(step?.percent ?? 0);
  return (
    <>
      <progress
        max={100}
        value={percent}
        aria-label={fill(texts.progressOf, { name: file.name })}
      />
      <p className="text-ink2 text-small">
        {step ? `${words[step.kind]}${comma}${inDigits(percent)}%` : texts.waitingForItsTurn}
      </p>
    </>
  );
}
