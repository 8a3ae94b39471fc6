import { useState } from "react";
import type { Package } from "#contracts/package.ts";
import { showToast } from "../../ui/toast.ts";
import { PACKAGE_TITLES } from "../package-titles.ts";
import { DocumentForm } from "./document-form.tsx";
import { EditorLayout } from "./editor-layout.tsx";
import { ListInput } from "./list-input.tsx";
import {
  PACKAGE_FIELDS,
  type PackageForm,
  packageLabelOf,
  savePackage,
  toForm,
  toPackage,
} from "./package-form.ts";
import { PackagePreview } from "./package-preview.tsx";
import { PictureField } from "./picture-field.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { SaveBar } from "./save-bar.tsx";
import { TextBox, TextInput } from "./text-input.tsx";
import { useDocument } from "./use-document.ts";
import { useSettled } from "./use-settled.ts";

/** The form of one package; a successful update replaces what it shows. */
export function PackageEditor({ pack }: { pack: Package }) {
  const [loaded, setLoaded] = useState(pack);
  // Of somebody else, after a conflict: a list of theirs may be chosen.
  const [others, setOthers] = useState<Package[]>([]);
  const known = [loaded, ...others];
  const [edited, setEdited] = useState("title");
  const document = useDocument<PackageForm>({
    draftKey: `package/${pack._id}`,
    loaded: toForm(pack),
    labelOf: packageLabelOf,
    mistakesIn: () => ({}),
    async send(form) {
      const { answer, saved, current } = await savePackage(form, known);
      if (saved) setLoaded(saved);
      if (current) setOthers([current, ...others]);
      return answer;
    },
    onSaved(saved) {
      showToast("Package updated successfully!", "success");
      return saved;
    },
    onFailed: () => showToast("Failed to update package.", "error"),
  });
  const { value, stored, change } = document;
  const previewed = useSettled(value);

  return (
    <DocumentForm
      document={document}
      labelledBy="package-heading"
      describe={(field, form) => String(form[field as keyof PackageForm] ?? "")}
    >
      <EditorLayout
        id="package-heading"
        title={PACKAGE_TITLES[pack._id]}
        text="Nothing changes on the site until you press Update package."
        preview={
          <PreviewFrame title="The package page as it will stand" edited={edited}>
            <PackagePreview pack={toPackage(previewed, known)} edited={edited} />
          </PreviewFrame>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the focus for the preview */}
        <div
          className="panel panel-body pt-6"
          onFocus={({ target }) => "name" in target && setEdited(String(target.name))}
        >
          {PACKAGE_FIELDS.map(({ name, label, hint, kind, items }) => {
            const field = {
              name,
              label,
              hint,
              onType: (text: string) => change({ [name]: text }),
            };
            if (kind === "picture") {
              return <PictureField key={name} {...field} value={value[name]} required={false} />;
            }
            if (kind === "line") {
              return <TextInput key={name} {...field} value={value[name]} required={false} />;
            }
            if (items && (name === "services" || name === "servicesdescription")) {
              return (
                <ListInput
                  key={name}
                  {...field}
                  text={value[name]}
                  stored={loaded[name]}
                  isTouched={value[name] !== stored[name]}
                  items={items}
                />
              );
            }
            return <TextBox key={name} {...field} value={value[name]} />;
          })}
        </div>
      </EditorLayout>
      <SaveBar
        document={document}
        submitText="Update package"
        restText="Visible to everyone as soon as you update it"
      />
    </DocumentForm>
  );
}
