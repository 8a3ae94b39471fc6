import { Tabs } from "radix-ui";
import { useMemo, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { EditorLayout } from "#app/admin/editor/editor-layout.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { Presence } from "#app/admin/presence/presence.tsx";
import { usePresence } from "#app/admin/presence/use-presence.ts";
import { HomePreview } from "#app/admin/preview/home-preview.tsx";
import { PreviewFrame } from "#app/admin/preview/preview-frame.tsx";
import { usePreviewed } from "#app/admin/preview/use-previewed.ts";
import { DraftBar } from "#app/admin/publish/draft-bar.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import { type Home, homeKind } from "#contracts/kinds/home.ts";
import * as texts from "#i18n/en/admin/home.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { fill } from "#i18n/fill.ts";
import { HOME_PARTS, type HomePartId, homeLabelOf, homePartOf } from "./home-parts.ts";
import { SlidePanels } from "./slide-panels.tsx";

/** The update-home-details form. */
export function HomeEditor({ home, draft }: { home: Home; draft: Draft | null }) {
  const editor = useDraftEditor({
    place: { kind: "home", id: home._id },
    draft,
    kind: homeKind,
    words: homeWords,
    draftKey: "home",
    loaded: home,
    labelOf: homeLabelOf,
    fillWords: (label, slide) =>
      slide === undefined
        ? fill(texts.fillIn, { label })
        : fill(texts.fillInOfSlide, { label, number: slide + 1 }),
    send: (json) => ask(() => api("home")[":id"].$put({ param: { id: home._id }, json })),
    onSaved: () => showToast(texts.homeUpdated, "success"),
    onFailed: ({ status }) =>
      showToast(status >= 400 ? texts.homeNotUpdated : texts.errorOccurred, "error"),
  });
  const typed = usePreviewed(editor);
  const [part, setPart] = useState<HomePartId>("slides");
  const [slide, setSlide] = useState(0);
  const previewed = useMemo(
    () => <HomePreview home={{ ...home, ...typed }} part={part} slide={slide} />,
    [home, typed, part, slide],
  );

  const reveal = (field: string) => {
    setPart(homePartOf(field));
    const index = /^Slide\.(\d+)/.exec(field)?.[1];
    if (index) setSlide(Number(index));
  };
  const others = usePresence({ kind: "home", id: home._id }, editor);
  return (
    <DocumentForm
      document={editor.document}
      labelledBy="home-heading"
      describe={editor.describe}
      together={editor.together}
      otherName={editor.otherName}
      unfit={editor.unfit}
      onReveal={reveal}
    >
      <EditorLayout
        id="home-heading"
        title={texts.homePage}
        text={texts.homeText}
        action={
          <>
            <Presence others={others} />
            <HistoryButton place={{ kind: "home", id: home._id }} />
          </>
        }
        preview={
          <PreviewFrame title={texts.homePreview} edited={`${part} ${slide}`}>
            {previewed}
          </PreviewFrame>
        }
      >
        <Tabs.Root value={part} onValueChange={(id) => setPart(id as HomePartId)}>
          <Tabs.List className="part-tabs" aria-label={texts.partsOfHome}>
            {HOME_PARTS.map(({ id, label }) => (
              // A press from before React was ready is repeated as a click, which Radix ignores.
              <Tabs.Trigger key={id} value={id} className="chip" onClick={() => setPart(id)}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {HOME_PARTS.map(({ id, fields }) => (
            <Tabs.Content
              key={id}
              value={id}
              forceMount
              className="data-[state=inactive]:hidden"
              tabIndex={-1}
            >
              {id === "slides" ? (
                <SlidePanels {...editor.rows("Slide")} open={slide} onOpen={setSlide} />
              ) : (
                <div className="panel panel-body pt-6">
                  {fields.map((name) => (
                    <FieldInput key={name} {...editor.input(name)} isPlain />
                  ))}
                </div>
              )}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </EditorLayout>
      <DraftBar editor={editor} isPublic submitText={texts.updateHome} />
    </DocumentForm>
  );
}
