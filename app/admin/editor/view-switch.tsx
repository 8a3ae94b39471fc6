import { Segmented } from "#app/admin/pieces/segmented.tsx";
import * as words from "#i18n/en/admin/editor.ts";

type ViewSwitchProps = {
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
};

/** Where there is no room for both: the form, or its page. */
export const ViewSwitch = ({ isPreviewing, onPreview }: ViewSwitchProps) => (
  <Segmented
    className="segmented-wide mb-4 lg:hidden"
    label={words.view}
    chosen={isPreviewing ? "preview" : "edit"}
    onChoose={(view) => onPreview(view === "preview")}
    options={[
      { value: "edit", label: words.edit, icon: "pencil" },
      { value: "preview", label: words.preview, icon: "eye" },
    ]}
  />
);
