import { signInTo } from "./make-user.ts";
import { openSignedInApi } from "./open-signed-in-api.ts";

type Call = Awaited<ReturnType<typeof openSignedInApi>>["call"];

/** The API of the demo agency with its newest post, and its doors to drafting. */
export async function openDrafting() {
  const opened = await openSignedInApi();
  const [post] = await opened.site.blog.list({ limit: 1 });
  if (!post) throw new Error("the demo has posts");
  const draft = `/api/drafts/post/${post._id}`;
  const history = `/api/history/post/${post._id}`;
  /** Somebody else of the agency. */
  async function openColleague(name = "Rahim Uddin") {
    const { cookie, user } = await signInTo(opened, { name });
    const call: Call = (method, path, body) => opened.send(method, path, body, { cookie });
    return { call, user };
  }
  return { ...opened, post, draft, history, openColleague };
}
