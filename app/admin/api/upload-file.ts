import { type ApiAnswer, failedCall } from "#app/forms/api-answer.ts";
import { makeId } from "#app/forms/make-id.ts";
import type { Media } from "#contracts/media.ts";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import * as words from "#i18n/en/admin/media.ts";
import { api, ask, ownHeaders } from "./client.ts";
import { inOwnWords } from "./own-words.ts";
import { watchSilence } from "./watch-silence.ts";

/** How far an upload is: on its way to the server, then its sizes are made there. */
export type UploadStep = { kind: "sending" | "making"; percent: number };

const POLL_MS = 600;

/** Never throws; a file that the server would refuse for its length is not sent at all. */
export async function uploadFile(
  file: File,
  onStep: (step: UploadStep) => void,
): Promise<ApiAnswer<Media>> {
  if (file.size > UPLOAD_BYTES) {
    const message = words.tooLarge;
    return { isOk: false, status: 413, message, issues: [] };
  }
  const ticket = makeId();
  const form = new FormData();
  form.set("file", file);
  let timer: ReturnType<typeof setInterval> | undefined;

  const poll = async () => {
    const answer = await ask(() => api("media").progress[":ticket"].$get({ param: { ticket } }));
    if (answer.isOk && answer.data.of > 0 && timer) {
      onStep({ kind: "making", percent: (100 * answer.data.done) / answer.data.of });
    }
  };

  try {
    return await new Promise<ApiAnswer<Media>>((resolve) => {
      // fetch does not say how much of a body has been sent.
      const request = new XMLHttpRequest();
      request.open("POST", `/api/media?ticket=${ticket}`);
      for (const [name, value] of Object.entries(ownHeaders())) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => {
        onStep({ kind: "sending", percent: (100 * loaded) / total });
      };
      request.upload.onload = () => {
        onStep({ kind: "making", percent: 0 });
        timer = setInterval(poll, POLL_MS);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => resolve(failedCall(0, "FETCH_ERROR"));
      watchSilence(request, () => resolve(failedCall(0, "TIMEOUT_ERROR")));
      request.send(form);
    });
  } finally {
    clearInterval(timer);
    timer = undefined;
  }
}

function answerOf({ status, responseText }: XMLHttpRequest): ApiAnswer<Media> {
  try {
    const data = JSON.parse(responseText);
    if (status < 300) return { isOk: true, status, data };
    return inOwnWords({ isOk: false, status, issues: [], ...data });
  } catch {
    return failedCall(status, "PARSING_ERROR");
  }
}
