import { use, useMemo, useState } from "react";
import { DraftOwner } from "#app/admin/session/draft-owner.ts";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import type { Language } from "#contracts/languages.ts";

/** What somebody made of a template. */
export type OwnText = { text: string; template: string; language: Language };

/** An enquiry is answered in one place at a time. */
const SESSION = "answer";

/** It is kept on this device, for whoever wrote it, until it is used or given up. */
export function useOwnText(enquiryId: string) {
  const userId = use(DraftOwner);
  const drafts = useMemo(() => createDrafts(userId, deviceStore), [userId]);
  const key = `answer/${enquiryId}`;
  const [own, setOwn] = useState(() => drafts.find<OwnText>(key)[0]?.value ?? null);
  const [isUnkept, setUnkept] = useState(false);

  function forget(): void {
    setUnkept(false);
    drafts.drop(key, SESSION);
  }

  return {
    own,
    /** The device does not keep it. */
    isUnkept,
    /** Nothing is written yet. */
    begin: setOwn,
    write(value: OwnText): void {
      setOwn(value);
      const draft = { session: SESSION, at: new Date().toISOString(), value };
      setUnkept(!drafts.keep(key, draft));
    },
    giveUp(): void {
      setOwn(null);
      forget();
    },
    /** It was opened where it is sent: it stays here for as long as one looks. */
    used: forget,
  };
}
