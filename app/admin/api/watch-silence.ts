import { fetchApi } from "#app/forms/api-answer.ts";

/** Neither a byte was taken nor an answer given: nobody is there. */
const SILENT_MS = 60_000;
const LOOK_MS = 5000;
/** What was sent may be worked on for long without a word. */
const KNOCK_MS = 15_000;

/** For a request without a time limit, before it is sent. @param onSilent it has ended then */
export function watchSilence(request: XMLHttpRequest, onSilent: () => void): void {
  let heardAt = performance.now();
  const hear = () => {
    heardAt = performance.now();
  };
  let knocking: ReturnType<typeof setInterval> | undefined;
  const watching = setInterval(() => {
    if (performance.now() - heardAt < SILENT_MS) return;
    onSilent();
    request.abort();
  }, LOOK_MS);
  request.upload.addEventListener("progress", hear);
  request.upload.addEventListener("load", () => {
    hear();
    knocking = setInterval(() => void isThere().then((is) => is && hear()), KNOCK_MS);
  });
  request.addEventListener("loadend", () => {
    clearInterval(watching);
    clearInterval(knocking);
  });
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetchApi("/healthz")).ok;
  } catch {
    return false;
  }
}
