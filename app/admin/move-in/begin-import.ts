import { type Ask, jsonHeaders, ownHeaders } from "#app/admin/api/client.ts";
import { watchSilence } from "#app/admin/api/watch-silence.ts";
import { type ApiAnswer, fetchApi } from "#app/forms/api-answer.ts";
import type { Import } from "#contracts/import.ts";

const ADDRESS = "/api/imports?dryRun=1";

type Answered = Pick<Response, "ok" | "status" | "text">;

/** Has the old site looked through. */
export const beginSite = async (call: Ask, address: string) => {
  const body = JSON.stringify({ source: "site", address });
  const request = { method: "POST", headers: jsonHeaders(), body };
  return (await call<Answered>(() => fetchApi(ADDRESS, request))) as ApiAnswer<Import>;
};

/** The same of a file. @param onPercent how much of it is sent */
export const beginFile = async (call: Ask, form: FormData, onPercent: (percent: number) => void) =>
  (await call<Answered>(() => send(form, onPercent))) as ApiAnswer<Import>;

/** `fetch` does not say how much of a body has been sent, and a file of this length has no time limit. */
function send(form: FormData, onPercent: (percent: number) => void): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", ADDRESS);
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onPercent((100 * loaded) / total);
    request.onerror = () => reject(new TypeError());
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ ok: status < 300, status, text: async () => responseText });
    };
    watchSilence(request, () => reject(new DOMException("", "TimeoutError")));
    request.send(form);
  });
}
