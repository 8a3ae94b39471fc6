import { data, redirect } from "react-router";
import { callApi } from "#app/forms/call-api.ts";

/** For client loaders: what the API has, or the page's error screen, or the sign-in. */
export async function loadApi<T>(path: string): Promise<T> {
  const answer = await callApi<T>("GET", path);
  if (answer.isOk) return answer.data;
  if (answer.status === 401) throw redirect("/login");
  throw data(null, { status: answer.status || 503, statusText: answer.message });
}
