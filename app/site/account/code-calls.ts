import type { PostData } from "#app/api-type.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { CodeWay, SecondStep } from "#contracts/second-factor.ts";
import { post } from "./account-calls.ts";
import { keepUserInfo } from "./user-info.ts";

type SignedIn = PostData<"users", "auth">;

/** The password was right, and is not enough. */
export const isCodeWanted = (answer: SignedIn | SecondStep): answer is SecondStep =>
  "secondFactor" in answer;

export async function signInByCode(way: CodeWay, code: string): Promise<ApiAnswer<SignedIn>> {
  const answer = await post<SignedIn>(`users/auth/${way}`, { code });
  if (answer.isOk) keepUserInfo(answer.data);
  return answer;
}
