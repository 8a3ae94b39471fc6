import type { ApiAnswer } from "#app/forms/api-answer.ts";

/** The same answer, with other data that is made of its own. */
export function mapAnswer<T, U>(answer: ApiAnswer<T>, make: (data: T) => U): ApiAnswer<U> {
  if (answer.isOk) return { ...answer, data: make(answer.data) };
  const { current, ...failure } = answer;
  return current === undefined ? failure : { ...failure, current: make(current) };
}
