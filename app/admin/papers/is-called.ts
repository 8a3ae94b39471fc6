import { searchTextOf } from "#contracts/search-text.ts";

/** Whether a title holds what is typed, in capitals or not. */
export const isCalled = (title: string, typed: string): boolean =>
  searchTextOf(title).includes(searchTextOf(typed.trim()));
