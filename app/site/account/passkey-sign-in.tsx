import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { hasPasskeys, signInByPasskey } from "./passkey-calls.ts";

/** Below the form: by finger, face or screen lock. In the field of the email browsers offer it too. */
export function PasskeySignIn() {
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const waiting = useRef<AbortController | null>(null);
  const navigate = useNavigate();

  async function ask(mediation?: CredentialMediationRequirement) {
    waiting.current?.abort();
    const mine = new AbortController();
    waiting.current = mine;
    const answer = await signInByPasskey(mine.signal, mediation);
    if (mine.signal.aborted) return;
    if (answer?.isOk) await navigate("/");
    else if (mediation !== "conditional") {
      showToast(answer ? answer.message : auth.noPasskeyUsed, "error");
    }
  }

  const begin = useRef(ask);
  useEffect(() => {
    if (!hasPasskeys()) return;
    setShown(true);
    void PublicKeyCredential.isConditionalMediationAvailable?.().then((isThere) => {
      if (isThere) void begin.current("conditional");
    });
    return () => waiting.current?.abort();
  }, []);

  async function press() {
    setBusy(true);
    await ask();
    setBusy(false);
  }

  if (!isShown) return null;
  return (
    <button
      type="button"
      className="button button-secondary"
      // Off, it keeps the focus.
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void press()}
    >
      {auth.byPasskey}
    </button>
  );
}
