/** What can be done about it, for example undone. */
type ToastAction = { label: string; run: () => void };

type Toast = { text: string; kind: "success" | "error" | "info"; action?: ToastAction };

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let isNeeded = false;

/** Says something top right, with role alert, for 5 seconds. */
export function showToast(text: string, kind: Toast["kind"] = "info", action?: ToastAction): void {
  waiting.push({ text, kind, action });
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** What waits to be shown; the caller shows it. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsNeeded(): boolean {
  return isNeeded;
}
