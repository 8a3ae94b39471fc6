import { type RefObject, useCallback, useEffect, useState } from "react";

const CHANGES = "[data-change]";

/**
 * Going from change to change, by buttons and by [ and ].
 * @param shown what is compared: with another comparison it begins anew
 */
export function useChangeJumps(inside: RefObject<HTMLElement | null>, shown: unknown) {
  const [count, setCount] = useState(0);
  const [at, setAt] = useState(-1);
  const [said, setSaid] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another comparison has other changes
  useEffect(() => {
    setCount(inside.current?.querySelectorAll(CHANGES).length ?? 0);
    setAt(-1);
    setSaid("");
  }, [inside, shown]);

  const go = useCallback(
    (step: 1 | -1) => {
      const changes = [...(inside.current?.querySelectorAll<HTMLElement>(CHANGES) ?? [])];
      if (changes.length === 0) return;
      const next = (Math.max(at, step === 1 ? -1 : 0) + step + changes.length) % changes.length;
      for (const change of changes) delete change.dataset.current;
      const change = changes[next];
      if (!change) return;
      change.dataset.current = "";
      change.scrollIntoView({ block: "center" });
      setAt(next);
      setSaid(change.textContent);
    },
    [inside, at],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.matches("input, textarea");
      if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "]") go(1);
      if (event.key === "[") go(-1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [go]);

  return { count, at, said, go };
}
