/** Whoever loads the page again goes on there; the form stays, with whoever types in it. */
export const renamePage = (path: string): void => history.replaceState(history.state, "", path);
