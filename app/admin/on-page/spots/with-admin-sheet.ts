import type { ComponentType } from "react";

let sheet = "";
let loading: Promise<void> | null = null;

/** Where the style sheet of the admin area is. */
export function setAdminSheet(address: string): void {
  sheet = address;
}

/**
 * Loads a piece of the admin area together with its style sheet. That stands before the page's own: where both say
 * something of the same class, the page stays as visitors see it.
 */
export async function withAdminSheet<P>(
  piece: Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  loading ??= loadSheet();
  const [component] = await Promise.all([piece, loading]);
  return component;
}

const loadSheet = () =>
  new Promise<void>((resolve) => {
    // As the page's own sheet has them.
    const order = Object.assign(document.createElement("style"), {
      textContent: "@layer theme, base, components, utilities;",
    });
    const link = Object.assign(document.createElement("link"), {
      ...{ rel: "stylesheet", href: sheet },
      // Without its looks a piece still works.
      ...{ onload: () => resolve(), onerror: () => resolve() },
    });
    document.querySelector("link[rel=stylesheet]")?.before(order, link);
  });
