import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";

type ThumbnailLineProps = {
  picture: string;
  label: string;
  line: string;
  facts?: string[] | undefined;
};

/** A row of a menu: small window, name, one line about it; what is next. */
export function ThumbnailLine({ picture, label, line, facts }: ThumbnailLineProps) {
  return (
    <>
      <WindowPicture isThumbnail>
        <Picture src={picture} alt="" sizes={SIZES.thumbnail} />
      </WindowPicture>
      <span>
        <b>{label}</b>
        <small>{line}</small>
        {facts?.map((fact) => (
          <small key={fact} className="fact">
            {fact}
          </small>
        ))}
      </span>
    </>
  );
}
