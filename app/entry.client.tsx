import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Tells the inline start script, which has kept what was pressed meanwhile. */
function Alive() {
  useEffect(() => {
    window.dispatchEvent(new Event("alive"));
  }, []);
  return <HydratedRouter />;
}

/** Of the head script: the chosen look, and that somebody is signed in. */
const marks = { ...document.documentElement.dataset };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive />
    </StrictMode>,
    {
      // React has made the whole document anew, without what stood on it.
      onRecoverableError(error) {
        Object.assign(document.documentElement.dataset, marks);
        reportError(error);
      },
    },
  );
});
