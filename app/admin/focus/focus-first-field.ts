const REACHED =
  ":is(a[href], button, input:not([type='hidden']), select, textarea):not([disabled])";
const TYPED = `textarea:not([readonly]), input:not([readonly], [type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="color"])`;
const BY_MOUSE = "(pointer: fine)";

/**
 * For a dialog that begins with a field: whoever opened it with the keyboard types at once. Not on a screen for
 * fingers, where the keys that come up would cover what the dialog says.
 * @param event asks where the focus goes as the dialog opens; its first button closes it
 */
export function focusFirstField(event: Event): void {
  if (!(event.target instanceof Element) || !matchMedia(BY_MOUSE).matches) return;
  const [, first] = event.target.querySelectorAll<HTMLElement>(REACHED);
  if (!first?.matches(TYPED)) return;
  event.preventDefault();
  first.focus();
}
