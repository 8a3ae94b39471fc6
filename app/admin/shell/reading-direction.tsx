import { Direction } from "radix-ui";
import type { ReactNode } from "react";
import { direction } from "#i18n/en/language.ts";

/** Tabs, menus and choices run as the words do: without it, from left to right in every language. */
export const ReadingDirection = ({ children }: { children: ReactNode }) => (
  <Direction.Provider dir={direction}>{children}</Direction.Provider>
);
