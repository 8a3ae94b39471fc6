import type { useControl } from "#app/forms/field.tsx";

/** The form keeps the value: no other one may stand in the field at first. */
export function controlled({ defaultValue: _, ...control }: ReturnType<typeof useControl>) {
  return control;
}
