import { DomainError } from "./domain-error.ts";
import { InputError } from "./parse-input.ts";

/**
 * What is done to one of several: what refuses it names it.
 * @throws InputError with the id before each path; DomainError "changed-meanwhile" with it as its field
 */
export async function refusedAt<T>(id: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) {
      throw new InputError(error.issues.map((issue) => ({ ...issue, path: [id, ...issue.path] })));
    }
    const isLate = error instanceof DomainError && error.code === "changed-meanwhile";
    throw isLate ? new DomainError("changed-meanwhile", { fields: [id] }) : error;
  }
}
