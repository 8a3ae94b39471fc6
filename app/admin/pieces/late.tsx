import { type ComponentType, useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/late.ts";

/**
 * What opens above a page, and whose script comes when it is opened. Where that does not come, because there is no
 * network or the server was renewed since, it says so and closes: what is typed around it stays. `lazy` would take
 * the whole page away. Browsers ask for a script that did not come once only: it comes with the page's next loading.
 */
export function late<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Piece: ComponentType<Props> | null = null;

  return function Late(props: Props) {
    const [, setLoaded] = useState(Piece !== null);
    const close = useRef(props.onClose);
    useEffect(() => {
      close.current = props.onClose;
    });
    useEffect(() => {
      if (Piece) return undefined;
      let isOpen = true;
      load().then(
        (loaded) => {
          Piece = loaded;
          if (isOpen) setLoaded(true);
        },
        () => {
          if (!isOpen) return;
          showToast(words.notLoaded, "error");
          close.current();
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Piece ? <Piece {...props} /> : null;
  };
}
