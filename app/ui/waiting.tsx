import type { ReactNode } from "react";

/** Home and route changes. */
export function Dots() {
  return (
    <div className="dots" role="status">
      <span className="sr-only">Loading</span>
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
        <span className="sr-only">Loading</span>
        <div className="spinner" />
      </div>
      {children}
    </div>
  );
}
