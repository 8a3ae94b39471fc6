import type { useControl } from "#app/forms/field.tsx";

/** The form holds the value: the field must not have a first value of its own. */
export function controlled({ defaultValue: _, ...control }: ReturnType<typeof useControl>) {
  return control;
}
