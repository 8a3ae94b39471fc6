import { ownHeaders } from "#app/admin/api/client.ts";
import { inOwnWords } from "#app/admin/api/own-words.ts";
import { watchSilence } from "#app/admin/api/watch-silence.ts";
import { type ApiAnswer, answerTo, failedCall } from "#app/forms/api-answer.ts";
import { BACKUP_UPLOAD } from "#contracts/backup-limits.ts";

type Brought = { name: string };

type Sending = {
  /** Of 100. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
};

/** Sends the file as it is. Never throws; null: it was stopped. */
export function bringFile(
  file: File,
  { onPercent, signal }: Sending,
): Promise<ApiAnswer<Brought> | null> {
  return new Promise((resolve) => {
    // fetch does not say how much of a body has been sent.
    const request = new XMLHttpRequest();
    request.open("POST", `${BACKUP_UPLOAD}?name=${encodeURIComponent(file.name.slice(-300))}`);
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.upload.onload = () => onPercent(100);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve(failedCall(0, "FETCH_ERROR"));
    request.onabort = () => resolve(null);
    watchSilence(request, () => resolve(failedCall(0, "TIMEOUT_ERROR")));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

async function answerOf({ status, responseText }: XMLHttpRequest): Promise<ApiAnswer<Brought>> {
  const response = { ok: status < 300, status, text: async () => responseText };
  return inOwnWords(await answerTo<Brought>(async () => response));
}
