import type { ReactNode } from "react";
import { loading } from "#i18n/en/calls.ts";

/** Home and route changes. */
export function Dots() {
  return (
    <div className="dots" role="status">
      <span className="sr-only">{loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

/** Blog list and blog post. */
export function Spinner({ children }: { children?: ReactNode }) {
  return (
    <div className="spinner-box">
      <div role="status">
        <span className="sr-only">{loading}</span>
        <div className="spinner" />
      </div>
      {children}
    </div>
  );
}
