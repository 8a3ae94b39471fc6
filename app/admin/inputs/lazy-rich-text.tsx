import { lazy, Suspense, useSyncExternalStore } from "react";
import type { RichTextProps } from "#app/admin/rich-text/rich-text.tsx";
import { Spinner } from "#app/ui/waiting.tsx";

/** Ahead of its use, where somebody will write soon. */
export const loadRichText = () => import("#app/admin/rich-text/rich-text.tsx");

const RichText = lazy(loadRichText);

const never = () => () => {};

/** The editor comes with its own script, in the browser only. */
export function LazyRichText(props: RichTextProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <Spinner />;
  return (
    <Suspense fallback={<Spinner />}>
      <RichText {...props} />
    </Suspense>
  );
}
