import { useBeforeUnload } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { fileSize } from "#app/admin/pieces/file-size.ts";
import { SignInDialog } from "#app/admin/session/sign-in-dialog.tsx";
import type { Media } from "#contracts/media.ts";
import * as texts from "#i18n/en/admin/media.ts";
import { fill } from "#i18n/fill.ts";
import { DescribePicture } from "./describe-picture.tsx";
import type { Upload, Uploads } from "./use-uploads.ts";

type UploadRowsProps = {
  uploads: Uploads;
  onDescribed: (picture: Media) => void;
};

const isSignedOut = ({ problem }: Upload) => problem?.status === 401;

/** What is coming in, a row a file; what has come in asks what it shows. */
export function UploadRows({ uploads, onDescribed }: UploadRowsProps) {
  useBeforeUnload((event) => {
    if (uploads.isBusy) event.preventDefault();
  });
  if (uploads.uploads.length === 0) return null;
  return (
    <section className="panel upload-rows" aria-label={texts.uploads}>
      <ul>
        {uploads.uploads.map((upload) => (
          <li key={upload.key}>
            <p className="flex flex-wrap justify-between gap-x-4 font-[620]">
              <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
                {upload.file.name}
              </span>
              <span className="font-[400] text-ink2 text-small">{fileSize(upload.file.size)}</span>
            </p>
            {upload.picture ? (
              <DescribePicture
                picture={upload.picture}
                onDone={(picture) => {
                  onDescribed(picture);
                  uploads.dismiss(upload.key);
                }}
              />
            ) : (
              <UploadState
                upload={upload}
                onRetry={() => uploads.retry(({ key }) => key === upload.key)}
                onDismiss={() => uploads.dismiss(upload.key)}
              />
            )}
          </li>
        ))}
      </ul>
      <SignInDialog
        isOpen={uploads.isSignedOut}
        onClose={() => uploads.uploads.filter(isSignedOut).map(({ key }) => uploads.dismiss(key))}
        onSignedIn={() => uploads.retry(isSignedOut)}
      />
    </section>
  );
}

type UploadStateProps = { upload: Upload; onRetry: () => void; onDismiss: () => void };

function UploadState({ upload, onRetry, onDismiss }: UploadStateProps) {
  const { file, step, problem } = upload;
  if (problem) {
    return (
      <div role="alert">
        <p className="field-error">
          <AdminIcon name="circle-alert" /> {problem.message}
        </p>
        <p className="mt-2 flex gap-2">
          <button type="button" className="button button-secondary button-small" onClick={onRetry}>
            {texts.tryAgain}
          </button>
          <button type="button" className="button button-ghost button-small" onClick={onDismiss}>
            {texts.leaveItOut}
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
        {step ? `${words[step.kind]}, ${percent}%` : texts.waitingForItsTurn}
      </p>
    </>
  );
}
