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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive />
    </StrictMode>,
  );
});
