import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { ChosenPictures } from "#app/site/pieces/picture-facts.ts";
import type { Media, MediaFacts } from "#contracts/media.ts";

type Remember = (picture: Pick<Media, "url" | "alt" | "focus">) => void;

const Remembering = createContext<Remember>(() => undefined);

/** Previews below it know what was chosen since their page was loaded. */
export function PictureMemory({ children }: { children: ReactNode }) {
  const [facts, setFacts] = useState<MediaFacts>({});
  const remember = useCallback<Remember>(
    ({ url, alt, focus }) => setFacts((now) => ({ ...now, [url]: { alt, focus } })),
    [],
  );
  return (
    <Remembering value={remember}>
      <ChosenPictures value={facts}>{children}</ChosenPictures>
    </Remembering>
  );
}

export const useRememberPicture = (): Remember => use(Remembering);
