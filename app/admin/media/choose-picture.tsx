import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { useRememberPicture } from "#app/admin/pieces/picture-memory.tsx";
import { artOf } from "#app/site/pieces/art.ts";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { MediaLibrary } from "./media-library.tsx";
import { useMediaList } from "./use-media-list.ts";

type ChoosePictureProps = {
  onClose: () => void;
  /** With what the library says that it shows, or that it is only decoration. */
  onChoose: (address: string, alt: string, isDecoration: boolean) => void;
  /** Puts the focus somewhere else when it closes. @returns false when it did not */
  onFocusReturn?: () => boolean;
};

/** The library as a dialog: a press on a picture chooses it. */
export function ChoosePicture({ onClose, onChoose, onFocusReturn }: ChoosePictureProps) {
  const list = useMediaList();
  const remember = useRememberPicture();
  const choose = (picture: Media) => {
    remember(picture);
    onChoose(picture.url, picture.alt, picture.decorative);
  };
  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      onFocusReturn={onFocusReturn}
      title={words.chooseAPicture}
      className="dialog-library"
    >
      <MediaLibrary
        list={list}
        pressText={words.useThisPicture}
        onPicture={choose}
        onArt={(address) => onChoose(address, artOf(address)?.alt ?? "", false)}
      />
    </AdminDialog>
  );
}
