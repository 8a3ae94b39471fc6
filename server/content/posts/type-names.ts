import type { OtherLanguage } from "#contracts/languages.ts";
import {
  keptTypeNamesSchema,
  MOST_TYPES,
  type TypeCall,
  type TypeName,
} from "#contracts/type-names.ts";
import { records } from "#i18n/en/records.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { keepList, listBody, listRow } from "#server/content/list-row.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { listTypes } from "./post-count.ts";

const LIST = { kind: "types", documentId: "names" } as const;

export function createTypeNames(db: Db, content: ContentVersion) {
  /** Every page with posts in another language asks. */
  const known = untilChanged(content, () => namesIn(db));

  return {
    /** Of all types that posts have, the most used first. */
    async list(): Promise<(TypeName & { count: number })[]> {
      const [types, names] = await Promise.all([listTypes(db), known()]);
      return types.map(({ type, count }) => ({
        ...(names.find((one) => one.type === type) ?? { type, bn: "", ar: "" }),
        count,
      }));
    },

    /** What a language calls a type; without a name of its own, as in English. */
    async namesIn(language: OtherLanguage): Promise<(type: string) => string> {
      const names = await known();
      return (type) => names.find((one) => one.type === type)?.[language] || type;
    },

    /** The type that is meant by its name in any language: an address goes from one to another. */
    async typeOf(name: string): Promise<string> {
      const names = await known();
      const isType = names.some(({ type }) => type === name);
      const called = names.find(({ bn, ar }) => [bn, ar].includes(name));
      return isType ? name : (called?.type ?? name);
    },

    /** Those that are not given stay as they are; of very many, those that no post has any more go. */
    call: (names: readonly TypeCall[], by: By): Promise<void> =>
      content.change(async (tx) => {
        // Of two at once, the second must know what the first has named.
        await takeTurn(tx, "type-names");
        const kept = new Map((await namesIn(tx)).map((one) => [one.type, one]));
        for (const { type, ...called } of names) {
          kept.set(type, { ...{ type, bn: "", ar: "" }, ...kept.get(type), ...given(called) });
        }
        const used = new Set((await listTypes(tx)).map(({ type }) => type));
        const wanted = new Set(names.map(({ type }) => type));
        const all = [...kept.values()];
        const isNeeded = ({ type }: TypeName) => used.has(type) || wanted.has(type);
        await keepList(tx, LIST, { names: all.length > MOST_TYPES ? all.filter(isNeeded) : all });
        const deed = { action: "update", thing: "settings", thingId: "types" } as const;
        await recordAuditEntry(tx, { ...by, ...deed, summary: records.typeNames });
      }),
  };
}

export type TypeNames = ReturnType<typeof createTypeNames>;

export const rowOfNames = (names: readonly TypeName[], updatedAt: string) =>
  listRow(LIST, { names }, updatedAt);

async function namesIn(source: Db | Tx): Promise<TypeName[]> {
  const body = await listBody(source, LIST);
  return body ? keptTypeNamesSchema.parse(body).names : [];
}

const given = ({ bn, ar }: Omit<TypeCall, "type">) => ({
  ...(bn !== undefined && { bn }),
  ...(ar !== undefined && { ar }),
});
