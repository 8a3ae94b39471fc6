import type { BodyOf, Fields } from "../field-types.ts";

/** Makes of a body what the next schema holds. */
type Upgrade = (stored: Record<string, unknown>) => Record<string, unknown>;

/** Something that staff write and visitors read. */
export type Kind<F extends Fields = Fields> = {
  name: string;
  fields: F;
  /** From the first schema to today's; a field that is only new needs none. */
  upgrades: readonly Upgrade[];
  /** Fields that a press of their own makes public: no form shows them, and waiting changes never hold them. */
  apart: readonly string[];
};

export const kind = <F extends Fields>(
  name: string,
  fields: F,
  upgrades: readonly Upgrade[] = [],
  apart: readonly (keyof F & string)[] = [],
): Kind<F> => ({ name, fields, upgrades, apart });

export type BodyOfKind<K extends Kind> = BodyOf<K["fields"]>;
