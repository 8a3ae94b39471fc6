import { lazy, Suspense, useSyncExternalStore } from "react";
import { Spinner } from "../../ui/waiting.tsx";
import type { RichTextProps } from "./rich-text.tsx";

const RichText = lazy(() => import("./rich-text.tsx"));

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
