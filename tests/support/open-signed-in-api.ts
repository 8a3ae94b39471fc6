import { signInTo } from "./make-user.ts";
import { openTestApi } from "./open-test-api.ts";

/** The API of the demo agency; `call` asks as its owner. */
export async function openSignedInApi() {
  const api = await openTestApi({ demo: true });
  const { cookie, user } = await signInTo(api);
  const call = (method: string, path: string, body?: unknown) =>
    api.send(method, path, body, { cookie });
  return { ...api, call, user };
}
