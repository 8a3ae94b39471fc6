import { useMemo } from "react";
import { useSettled } from "#app/admin/pieces/use-settled.ts";

type Previewed<D> = {
  document: { value: object };
  toDocument: (values: object) => D;
};

/** The document that is typed, when typing pauses: what shows it is not drawn anew with every key. */
export function usePreviewed<D>({ document, toDocument }: Previewed<D>): D {
  const values = useSettled(document.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows from its values
  return useMemo(() => toDocument(values), [values]);
}
