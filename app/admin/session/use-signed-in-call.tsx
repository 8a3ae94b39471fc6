import { useCallback, useState } from "react";
import { callApi } from "#app/forms/call-api.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

export type Call = typeof callApi;

/** Calls that wait for a sign-in, in place, when the session has ended, and then go on. */
export function useSignedInCall() {
  const [waiting, setWaiting] = useState<((isSignedIn: boolean) => void)[]>([]);

  const call: Call = useCallback(async (...request) => {
    const answer = await callApi<never>(...request);
    if (answer.status !== 401) return answer;
    const isSignedIn = await new Promise<boolean>((resolve) => {
      setWaiting((now) => [...now, resolve]);
    });
    return isSignedIn ? callApi(...request) : answer;
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
