import { type ApiAnswer, callApi } from "#app/forms/call-api.ts";
import type { User } from "#contracts/user.ts";
import { keepUserInfo } from "./user-info.ts";

/** The session comes as a cookie; who it is goes to `userInfo`. */
export async function signIn(email: string, password: string): Promise<ApiAnswer<User>> {
  const answer = await callApi<User>("POST", "/api/users/auth", { email, password });
  if (answer.isOk) keepUserInfo(answer.data);
  return answer;
}
