import { lazy, Suspense, useSyncExternalStore } from "react";
import { PlainToasts } from "./plain-toasts.tsx";
import { areToastsNeeded, onToast } from "./toast.ts";

const ToastContainer = lazy(() =>
  import("./toast-container.tsx").catch(() => ({ default: PlainToasts })),
);

/** The place of the page where toasts appear; their script is loaded with the first one. */
export function ToastRegion() {
  const needed = useSyncExternalStore(onToast, areToastsNeeded, () => false);
  // A dialog hides from screen readers what lies behind it, but for what is marked as live: a toast is read all the same.
  return (
    <div className="toast-region" aria-live="off">
      {needed ? (
        <Suspense>
          <ToastContainer />
        </Suspense>
      ) : null}
    </div>
  );
}
