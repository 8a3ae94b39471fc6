import type { Editing } from "#contracts/editing.ts";

/** What the page at an address knows of what can be changed on it. */
export async function askEditing(address: string): Promise<Editing> {
  const answer = await fetch(address, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
