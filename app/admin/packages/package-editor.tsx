import { useMemo, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { EditorLayout } from "#app/admin/editor/editor-layout.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { Presence } from "#app/admin/presence/presence.tsx";
import { usePresence } from "#app/admin/presence/use-presence.ts";
import { PackagePreview } from "#app/admin/preview/package-preview.tsx";
import { PreviewFrame } from "#app/admin/preview/preview-frame.tsx";
import { usePreviewed } from "#app/admin/preview/use-previewed.ts";
import { DraftBar } from "#app/admin/publish/draft-bar.tsx";
import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { type Package, packageKind } from "#contracts/kinds/package.ts";
import * as texts from "#i18n/en/admin/packages.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";

type PackageEditorProps = {
  pack: Package;
  /** What waits of it. */
  draft: Draft | null;
};

/** The form of one package; a successful update replaces what it shows. */
export function PackageEditor({ pack, draft }: PackageEditorProps) {
  const [edited, setEdited] = useState("title");
  const editor = useDraftEditor({
    place: { kind: "package", id: pack._id },
    draft,
    kind: packageKind,
    words: packageWords,
    draftKey: `package/${pack._id}`,
    loaded: pack,
    send: (json) => ask(() => api("package")[":id"].$put({ param: { id: pack._id }, json })),
    onSaved: () => showToast(texts.packageUpdated, "success"),
    onFailed: () => showToast(texts.packageNotUpdated, "error"),
  });
  const typed = usePreviewed(editor);
  const previewed = useMemo(
    () => <PackagePreview pack={{ ...pack, ...typed }} edited={edited} />,
    [pack, typed, edited],
  );
  const others = usePresence({ kind: "package", id: pack._id }, editor);
  return (
    <DocumentForm
      document={editor.document}
      labelledBy="package-heading"
      describe={editor.describe}
      together={editor.together}
      otherName={editor.otherName}
      unfit={editor.unfit}
    >
      <EditorLayout
        id="package-heading"
        title={PACKAGE_TITLES[pack._id]}
        text={texts.packageText}
        action={
          <>
            <Presence others={others} />
            {DEPARTING_IDS.some((id) => id === pack._id) ? (
              <PageLink
                className="button button-secondary button-small"
                to={editorAddress({ kind: "inclusions", id: pack._id })}
              >
                {texts.inclusionsShort}
              </PageLink>
            ) : null}
            <HistoryButton place={{ kind: "package", id: pack._id }} />
          </>
        }
        preview={
          <PreviewFrame title={texts.packagePreview} edited={edited}>
            {previewed}
          </PreviewFrame>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the focus for the preview */}
        <div
          className="panel panel-body pt-6"
          onFocus={({ target }) => "name" in target && setEdited(String(target.name))}
        >
          {editor.fields.map(({ name }) => (
            <FieldInput key={name} {...editor.input(name)} />
          ))}
        </div>
      </EditorLayout>
      <DraftBar editor={editor} isPublic submitText={texts.updatePackage} />
    </DocumentForm>
  );
}
