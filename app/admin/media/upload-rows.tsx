import { useState } from "react";
import { isSignedOut } from "#app/admin/api/upload-queue.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import { SignInDialog } from "#app/admin/session/sign-in-dialog.tsx";
import type { Media } from "#contracts/media.ts";
import * as texts from "#i18n/en/admin/media.ts";
import { fileSize } from "#i18n/file-size.ts";
import { DescribePicture } from "./describe-picture.tsx";
import { UploadState } from "./upload-state.tsx";
import type { Uploads } from "./use-uploads.ts";

type UploadRowsProps = {
  uploads: Uploads;
  onDescribed: (picture: Media) => void;
  onGone: (id: string) => void;
};

/** What is coming in, a row a file; what has come in asks what it shows. */
export function UploadRows({ uploads, ...told }: UploadRowsProps) {
  // Whoever does not sign in keeps the files, each with its button.
  const [isAsked, setAsked] = useState(true);
  function retry(wanted: Parameters<typeof uploads.retry>[0]) {
    setAsked(true);
    uploads.retry(wanted);
  }
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
              <DescribePicture {...{ upload, uploads, ...told }} picture={upload.picture} />
            ) : (
              <UploadState
                upload={upload}
                dismissText={texts.leaveItOut}
                onRetry={() => retry(({ key }) => key === upload.key)}
                onDismiss={() => withoutFocused(() => uploads.dismiss(upload.key))}
              />
            )}
          </li>
        ))}
      </ul>
      <SignInDialog
        isOpen={isAsked && uploads.isSignedOut}
        onClose={() => setAsked(false)}
        onSignedIn={() => retry(isSignedOut)}
      />
    </section>
  );
}
