import { useCallback, useState } from "react";
import { type Ask, ask } from "#app/admin/api/client.ts";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** Calls that wait for a sign-in, in place, when the session has ended, and then go on. */
export function useSignedInCall() {
  const [waiting, setWaiting] = useState<((isSignedIn: boolean) => void)[]>([]);

  const call: Ask = useCallback(async (request) => {
    const answer = await ask(request);
    if (answer.status !== SIGNED_OUT) return answer;
    const isSignedIn = await new Promise<boolean>((resolve) => {
      setWaiting((now) => [...now, resolve]);
    });
    return isSignedIn ? ask(request) : answer;
  }, []);

  function settle(isSignedIn: boolean) {
    for (const goOn of waiting) goOn(isSignedIn);
    setWaiting([]);
  }

  const dialog = (
    <SignInDialog
      isOpen={waiting.length > 0}
      onClose={() => settle(false)}
      onSignedIn={() => settle(true)}
    />
  );
  return { call, dialog };
}
