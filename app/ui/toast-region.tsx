import { lazy, Suspense, useSyncExternalStore } from "react";
import { PlainToasts } from "./plain-toasts.tsx";
import { areToastsNeeded, onToast } from "./toast.ts";

const ToastContainer = lazy(() =>
  import("./toast-container.tsx").catch(() => ({ default: PlainToasts })),
);

/** The place of the page where toasts appear; their script is loaded with the first one. */
export function ToastRegion() {
  const needed = useSyncExternalStore(onToast, areToastsNeeded, () => false);
  return (
    <div className="toast-region">
      {needed ? (
        <Suspense>
          <ToastContainer />
        </Suspense>
      ) : null}
    </div>
  );
}
