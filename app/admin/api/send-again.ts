import { fetchApi } from "#app/forms/api-answer.ts";
import { makeId } from "#app/forms/make-id.ts";
import { REQUEST_KEY } from "#contracts/request-key.ts";

/** ms until it is sent again: a network that comes back, a server that starts anew. */
const PAUSES_MS = [500, 1500, 4000];

/**
 * `fetchApi` of the admin area. What is written and gets no answer of ours is sent again with the key that it had: it is
 * done once, and its answer comes after all.
 */
export const fetchSurely: typeof fetch = async (address, init = {}) => {
  if ((init.method ?? "GET") === "GET") return fetchApi(address, init);
  const headers = new Headers(init.headers);
  headers.set(REQUEST_KEY, makeId());
  const send = () => fetchApi(address, { ...init, headers });
  for (const pause of PAUSES_MS) {
    const answer = await send().catch(unlessLost);
    if (answer && (await isOurs(answer))) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
};

/** Whoever is offline, or has waited long, is told so. */
function unlessLost(error: unknown): null {
  if (navigator.onLine === false || error instanceof DOMException) throw error;
  return null;
}

/** Ours are JSON; others come from what stands between. */
async function isOurs(answer: Response): Promise<boolean> {
  try {
    return typeof (await answer.clone().json()) === "object";
  } catch {
    return false;
  }
}
