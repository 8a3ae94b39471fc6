import type { PostBody, PostData } from "#app/api-type.ts";
import { type ApiAnswer, answerTo, fetchApi } from "#app/forms/api-answer.ts";
import type { SecondStep } from "#contracts/second-factor.ts";
import { keepUserInfo } from "./user-info.ts";

type SignedIn = PostData<"users", "auth">;

/** The session comes as a cookie; who it is goes to `userInfo`. */
export async function signIn(
  login: PostBody<"users", "auth">,
): Promise<ApiAnswer<SignedIn | SecondStep>> {
  const answer = await post<SignedIn | SecondStep>("users/auth", login);
  if (answer.isOk && "_id" in answer.data) keepUserInfo(answer.data);
  return answer;
}

/** Signed in with it, as by `signIn`. */
export async function register(registration: PostBody<"users", "">) {
  const answer = await post<PostData<"users", "">>("users", registration);
  if (answer.isOk) keepUserInfo(answer.data);
  return answer;
}

export const signOut = () => post<PostData<"users", "logout">>("users/logout");

/** Without Hono's client: visitors would have to load it. */
export const post = <Data>(path: string, body?: object) =>
  answerTo<Data>(() =>
    fetchApi(`/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
