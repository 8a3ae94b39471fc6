import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import { tellRefused } from "#app/admin/enquiries/tell-refused.ts";
import { showToast } from "#app/ui/toast.ts";
import type { EnquiryAnswer } from "#contracts/enquiry-write.ts";
import type { WaitingPerson } from "#contracts/told-when.ts";
import { notNoted } from "#i18n/en/admin/templates.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { fill } from "#i18n/fill.ts";

/** That somebody was told, or was not; and which text was opened for them. */
export function useTelling(call: Ask) {
  const refresh = useRefresh();

  async function mark(person: WaitingPerson, isTold: boolean): Promise<void> {
    const { _id: id, departure, version, name } = person;
    const asked = { param: { id }, json: { departure, version } };
    const { told, untold } = api("enquiries")[":id"];
    const answer = await call(() => (isTold ? told.$post(asked) : untold.$post(asked)));
    await refresh(answer);
    if (!answer.isOk) return tellRefused(answer);
    showToast(fill(isTold ? words.toldNow : words.waitsNow, { name }), "success");
  }

  async function noteText(id: string, json: EnquiryAnswer): Promise<void> {
    const noted = await call(() => api("enquiries")[":id"].answers.$post({ param: { id }, json }));
    if (!noted.isOk) showToast(failureWords(notNoted, noted), "error");
  }

  return { mark, noteText };
}

export type TellingWork = ReturnType<typeof useTelling>;
