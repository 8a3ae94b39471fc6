import type { Person } from "./person.ts";
import { DOORS } from "./writings.ts";

type Noted = { round: number; word: string; how: string };
type Listed = { _id: string };

/** Longer than the pause after which what is typed is stored. */
const SETTLED_MS = 4000;
const MOST_VERSIONS = "200";

/** Looks for every word that was written, wherever it may have gone. */
export function createWitness(reader: Person, people: readonly Person[]) {
  const noted: Noted[] = [];
  /** Found in a version that stays. */
  const safe = new Set<string>();
  const read = new Set<string>();

  /** A version does not change: each is read once. */
  async function readHistory(document: string): Promise<void> {
    const list = await reader.read(`/api/history/${document}?limit=${MOST_VERSIONS}`);
    for (const { _id } of JSON.parse(list) as Listed[]) {
      if (read.has(_id)) continue;
      read.add(_id);
      const body = await reader.read(`/api/history/${document}/${_id}`);
      for (const { word } of noted) if (body.includes(word)) safe.add(word);
    }
  }

  async function readAll(addresses: readonly string[]): Promise<string> {
    return (await Promise.all(addresses.map((address) => reader.read(address)))).join("\n");
  }

  return {
    note: (round: number, word: string, how: string) => void noted.push({ round, word, how }),

    /** @returns how many words are lost, or public; each is said once */
    async check(): Promise<number> {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const documents = Object.keys(DOORS);
      const drafts = await readAll(documents.map((document) => `/api/drafts/${document}`));
      const held = (await Promise.all(people.map((person) => person.held()))).join("\n");
      const isThere = (word: string) => safe.has(word) || `${drafts}\n${held}`.includes(word);
      if (!noted.every(({ word }) => isThere(word))) {
        for (const document of documents) await readHistory(document);
      }
      const lost = noted.filter(({ word }) => !isThere(word));
      const shown = await readAll(Object.values(DOORS));
      const open = noted.filter(({ word }) => shown.includes(word));
      for (const { round, word, how } of lost) console.log(`round ${round}: ${word} lost (${how})`);
      for (const { round, word } of open) console.log(`round ${round}: ${word} is public`);
      for (const one of [...lost, ...open]) noted.splice(noted.indexOf(one), 1);
      return lost.length + open.length;
    },
  };
}
