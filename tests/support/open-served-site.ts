import { accessibleOutline } from "./accessible-outline.ts";
import { cookieOf, makeUser } from "./make-user.ts";
import { openRunningSite } from "./open-running-site.ts";

export type Asking = RequestInit & {
  /** The cookies of whoever asks. */
  as?: string;
};

/** The demo agency as it is served, and its owner, who is signed in with `cookie`. */
export async function openServedSite() {
  const running = await openRunningSite({ METRICS_TOKEN: "a-token-of-letters" });
  const { url, origin } = running;
  const user = await makeUser(running);
  const cookie = await cookieOf(running, user);

  async function ask(path: string, { as = "", ...init }: Asking = {}) {
    const headers = { ...(as && { cookie: as }), ...init.headers };
    const answer = await fetch(url + path, { redirect: "manual", ...init, headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** As a form without scripts is sent; what then stands on the page, a line a block. */
  async function post(path: string, fields: Record<string, string>, as = "") {
    const body = new URLSearchParams(fields);
    const { headers, ...answer } = await ask(path, {
      method: "POST",
      body,
      as,
      headers: { origin },
    });
    return { ...answer, headers, seen: seenOn(answer.status, headers, answer.text) };
  }

  async function get(path: string, as = "") {
    const { status, headers, text } = await ask(path, { as });
    return seenOn(status, headers, text);
  }
  return { ...running, user, cookie, ask, get, post };
}

/** Its status, where it leads, and what stands in its main part. */
function seenOn(status: number, headers: Headers, html: string): string[] {
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const leads = headers.get("location");
  return [leads ? `${status} ${leads}` : `${status}`, ...accessibleOutline(main)];
}
