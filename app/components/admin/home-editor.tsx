import { Tabs } from "radix-ui";
import { useState } from "react";
import type { Home } from "#contracts/home.ts";
import { showToast } from "../../ui/toast.ts";
import { callApi } from "../call-api.ts";
import { DocumentForm } from "./document-form.tsx";
import { EditorLayout } from "./editor-layout.tsx";
import {
  describeHome,
  HOME_PARTS,
  type HomePartId,
  homeLabelOf,
  homeMistakes,
  homePartOf,
} from "./home-fields.ts";
import { HomePreview } from "./home-preview.tsx";
import { PictureField } from "./picture-field.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SlidePanels } from "./slide-panels.tsx";
import { TextInput } from "./text-input.tsx";
import { useDocument } from "./use-document.ts";
import { useSettled } from "./use-settled.ts";

/** The update-home-details form. */
export function HomeEditor({ home }: { home: Home }) {
  const document = useDocument<Home>({
    draftKey: "home",
    loaded: home,
    labelOf: homeLabelOf,
    mistakesIn: homeMistakes,
    send: (value) => callApi<Home>("PUT", "/api/home/home", value),
    onSaved(saved) {
      showToast("Home updated successfully!", "success");
      return saved;
    },
    onFailed: ({ status }) =>
      showToast(status >= 400 ? "Failed to update home." : "An error occurred.", "error"),
  });
  const { value, change } = document;
  const previewed = useSettled(value);
  const [part, setPart] = useState<HomePartId>("slides");
  const [slide, setSlide] = useState(0);

  const reveal = (field: string) => {
    setPart(homePartOf(field));
    const index = /^Slide\.(\d+)/.exec(field)?.[1];
    if (index) setSlide(Number(index));
  };

  return (
    <DocumentForm
      document={document}
      labelledBy="home-heading"
      describe={describeHome}
      onReveal={reveal}
    >
      <EditorLayout
        id="home-heading"
        title="Home page"
        text="Change the words and pictures visitors see first. Nothing changes on the site until you press Update home."
        preview={
          <PreviewFrame title="The home page as it will stand" edited={`${part} ${slide}`}>
            <HomePreview home={previewed} part={part} slide={slide} />
          </PreviewFrame>
        }
      >
        <Tabs.Root value={part} onValueChange={(id) => setPart(id as HomePartId)}>
          <Tabs.List className="part-tabs" aria-label="Parts of the home page">
            {HOME_PARTS.map(({ id, label }) => (
              // A press from before the scripts came is done again as a click, which Radix does not heed.
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
                <SlidePanels
                  slides={value.Slide}
                  open={slide}
                  onOpen={setSlide}
                  onChange={(slides) => change({ Slide: slides })}
                />
              ) : (
                <div className="panel panel-body pt-6">
                  {fields.map(({ name, isPicture, ...words }) => {
                    const Input = isPicture ? PictureField : TextInput;
                    return (
                      <Input
                        key={name}
                        name={name}
                        {...words}
                        value={value[name]}
                        onType={(text) => change({ [name]: text })}
                      />
                    );
                  })}
                </div>
              )}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </EditorLayout>
      <SaveBar
        document={document}
        submitText="Update home"
        restText="Visible to everyone as soon as you update it"
      />
    </DocumentForm>
  );
}
