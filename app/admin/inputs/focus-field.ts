import type { MouseEvent } from "react";
import { fieldId } from "#app/forms/use-form-fields.ts";

/** A suggestion that was taken by keyboard goes: on with the field that it is in now. */
export function focusField(name: string, { detail }: Pick<MouseEvent, "detail">): void {
  if (detail === 0) document.getElementById(fieldId(name))?.focus();
}
