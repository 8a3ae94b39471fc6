import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Ask } from "#app/admin/api/client.ts";
import { unsavedWords } from "#app/admin/api/failure-words.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { useDocument } from "#app/admin/editor/use-document.ts";
import { TextBox, TextInput } from "#app/admin/inputs/text-input.tsx";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { UnkeptNote } from "#app/admin/session/unkept-note.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { language as ownLanguage } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { directions, languageNames } from "#i18n/language-names.ts";
import { DeleteTemplate } from "./delete-template.tsx";
import { PlaceholderChips } from "./placeholder-chips.tsx";
import { useSendTemplate } from "./send-template.ts";
import { labelOf, mistakesIn, type TemplateValues, valuesOf } from "./template-values.ts";
import { textIn } from "./text-in.ts";
import { HEADING } from "./use-focus-on-moves.ts";

type TemplateFormProps = {
  /** Null: a new one. */
  template: ReplyTemplate | null;
  call: Ask;
  onSaved: (saved: ReplyTemplate) => void;
  onDeleted: () => void;
};

const LEAVING = { isByPath: true, text: words.templateLeaving };

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((one) => one === text);

/** One template in three languages. */
export function TemplateForm({ template, call, onSaved, onDeleted }: TemplateFormProps) {
  const [shown, setShown] = useState<Language>(ownLanguage);
  const body = useRef<HTMLDivElement>(null);
  const { saved, otherName, ...sending } = useSendTemplate(template);
  const document = useDocument<TemplateValues>({
    draftKey: `template/${template?._id ?? "new"}`,
    loaded: valuesOf(template),
    labelOf,
    mistakesIn: (values) => mistakesIn(values, shown),
    ...sending,
    onSaved: (values) => {
      const { current } = saved;
      if (current) {
        const title = textIn(current.title, ownLanguage).text;
        showToast(fill(words.templateSaved, { title }), "success");
        // The form is stored first, so that leaving it asks nothing.
        queueMicrotask(() => onSaved(current));
      }
      return values;
    },
    onFailed: (failure) => showToast(unsavedWords(words.templateNotSaved, failure), "error"),
  });
  const { value, change } = document;
  const title = template ? textIn(template.title, ownLanguage).text : words.newTemplate;
  const inWords = { lang: shown, dir: directions[shown] };
  const subject = `subject.${shown}` as const;

  return (
    <DocumentForm
      document={document}
      labelledBy={HEADING}
      otherName={otherName}
      describe={(field, values) => String(values[field as keyof TemplateValues])}
      onReveal={(field) => {
        const language = field.split(".")[1];
        if (isLanguage(language)) flushSync(() => setShown(language));
      }}
      leaving={LEAVING}
    >
      <div className="template-form">
        <div className="template-head">
          <h2 id={HEADING} tabIndex={-1} dir="auto">
            {title}
          </h2>
          <Segmented
            label={words.languageOfText}
            options={LANGUAGES.map((one) => ({
              value: one,
              label: <span lang={one}>{languageNames[one]}</span>,
            }))}
            chosen={shown}
            onChoose={setShown}
          />
        </div>
        <TextInput
          key={`title.${shown}`}
          name={`title.${shown}`}
          label={words.title}
          required={false}
          maxLength={100}
          {...inWords}
          value={value[`title.${shown}`]}
          onType={(text) => change({ [`title.${shown}`]: text })}
        />
        <TextInput
          key={subject}
          name={subject}
          label={words.subject}
          required={false}
          maxLength={200}
          {...inWords}
          value={value[subject]}
          onType={(text) => change({ [subject]: text })}
        />
        <div ref={body} className="grid gap-3">
          <TextBox
            key={`body.${shown}`}
            name={`body.${shown}`}
            label={words.body}
            hint={words.bodyHint}
            {...inWords}
            value={value[`body.${shown}`]}
            onType={(text) => change({ [`body.${shown}`]: text })}
          />
          <PlaceholderChips
            boxOf={() => body.current?.querySelector("textarea") ?? null}
            onText={(text) => change({ [`body.${shown}`]: text })}
          />
        </div>
        <div className="template-foot">
          <BusyButton isBusy={document.status.kind === "saving"} busyText={words.saving}>
            {words.saveTemplate}
          </BusyButton>
          {template ? (
            <DeleteTemplate template={template} call={call} onDeleted={onDeleted} />
          ) : null}
          <UnkeptNote isUnkept={document.drafts.kept === "refused"} />
        </div>
      </div>
    </DocumentForm>
  );
}
