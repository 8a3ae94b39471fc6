import { preview } from "#i18n/en/admin/editor.ts";

type PreviewButtonProps = {
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
};

/** In the save bar: the page beside the form. */
export const PreviewButton = ({ isPreviewing, onPreview }: PreviewButtonProps) => (
  <button
    type="button"
    className="button button-secondary max-lg:hidden"
    aria-pressed={isPreviewing}
    onClick={() => onPreview(!isPreviewing)}
  >
    {preview}
  </button>
);
