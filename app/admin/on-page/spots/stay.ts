/**
 * Of a press: it does not take the focus away first. That would keep what is put back, and move what is pressed.
 */
export const stay = (event: { preventDefault: () => void }): void => event.preventDefault();
