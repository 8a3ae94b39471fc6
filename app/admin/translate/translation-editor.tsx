import { useState } from "react";
import { unsavedWords } from "#app/admin/api/failure-words.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { HistoryLink } from "#app/admin/editor/history-button.tsx";
import type { EditedPlace } from "#app/admin/inputs/edited-place.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { translatePath } from "#app/admin/pieces/place.ts";
import { Presence } from "#app/admin/presence/presence.tsx";
import { DraftBar } from "#app/admin/publish/draft-bar.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import { progressOf } from "#contracts/kinds/translated.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { PageBeside } from "./page-beside.tsx";
import { TranslatedText } from "./translated-text.tsx";
import { useIsShown } from "./use-is-shown.ts";
import { goToNextOpen, useTranslatingKeys } from "./use-translating-keys.ts";
import { type TextState, type Translated, useTranslation } from "./use-translation.ts";

type TranslationEditorProps = {
  place: EditedPlace;
  title: string;
  language: OtherLanguage;
  translated: Translated;
  /** What waits. */
  draft: Draft | null;
};

/** English and another language side by side, text by text. */
export function TranslationEditor(props: TranslationEditorProps) {
  const { place, title, language, translated, draft } = props;
  const name = languageNames[language];
  const { isShown, askAgain } = useIsShown(language);
  async function tellPublished(): Promise<void> {
    const told = (await askAgain()) ? words.publishedIn : words.publishedUnseen;
    showToast(fill(told, { title, language: name }), "success");
  }
  const translation = useTranslation({
    ...{ place, language, translated, draft },
    onSaved: () => void tellPublished(),
    onFailed: (failure) => showToast(unsavedWords(words.notPublished, failure), "error"),
  });
  const { editor, others, isPublic, texts, kept } = translation;
  const [here, setHere] = useState<string | null>(null);
  const [copying, setCopying] = useState<TextState | null>(null);
  const written = texts.find(({ path }) => path === here);

  function copyOver(text: TextState): void {
    setCopying(null);
    translation.type(text.path, text.english);
  }
  /** What somebody has written is not replaced without a question. */
  function copy(text: TextState | undefined): void {
    if (!text?.english || text.typed === text.english) return;
    if (text.typed === "") copyOver(text);
    else setCopying(text);
  }
  useTranslatingKeys({
    onHere: (at) => setHere(texts[at]?.path ?? null),
    onCopy: (at) => copy(texts[at]),
    onDone(at) {
      const text = texts[at];
      if (text?.state === "older") translation.fits(text.path);
    },
  });
  const { document, waiting } = editor;
  const whilePublic = isShown ? words.asItIsPublic : words.publicUnseen;
  const rest = isPublic ? whilePublic : words.notYetPublic;
  return (
    <DocumentForm
      document={document}
      labelledBy="translate-heading"
      describe={(path, typed) => String(typed[path] ?? "")}
      otherName={editor.otherName}
      unfit={waiting?.unfit ?? []}
    >
      <div className="admin-wrap pb-8">
        <div className="page-head">
          <h1 id="translate-heading">
            {fill(words.translateTitleInto, { title, language: name })}
          </h1>
          <p>{words.translateText}</p>
          <Presence others={others} />
          <HistoryLink place={{ ...place, language }} />
        </div>
        <nav aria-label={words.languages} className="translate-tabs">
          {OTHER_LANGUAGES.map((one) => (
            <PageLink
              key={one}
              to={translatePath(one, place)}
              lang={one}
              aria-current={one === language ? "page" : undefined}
            >
              {languageNames[one]}
            </PageLink>
          ))}
        </nav>
        <Progress texts={texts} />
        <div className="with-page-beside">
          <div className="grid gap-3">
            {texts.map((text) => (
              <TranslatedText
                key={text.path}
                text={text}
                language={language}
                onType={(typed) => translation.type(text.path, typed)}
                onCopy={() => copy(text)}
                onFits={() => translation.fits(text.path)}
                isHere={text === written}
              />
            ))}
          </div>
          <PageBeside
            place={{ ...place, language }}
            link={translated.link}
            heading={fill(words.previewIn, { language: name })}
            kept={kept}
            edited={written ? inWords(written) : ""}
          />
        </div>
      </div>
      <ConfirmDialog
        isOpen={copying !== null}
        title={words.replaceWords}
        text={fill(words.replaceText, { label: copying?.label ?? "", language: name })}
        keepLabel={words.keepWords}
        goLabel={words.copyAnyway}
        onKeep={() => setCopying(null)}
        onGo={() => copying && copyOver(copying)}
      />
      <DraftBar
        editor={editor}
        submitText={fill(words.publishIn, { language: name })}
        rest={fill(rest, { language: name })}
        isPublic={isPublic}
      />
    </DocumentForm>
  );
}

/** As its page says it: what has been kept. */
const inWords = ({ field, said }: TextState): string =>
  field.type === "html" ? plainText(said) : said;

function Progress({ texts }: { texts: readonly TextState[] }) {
  const { all } = progressOf(texts);
  const countOf = (state: TextState["state"]) => texts.filter((one) => one.state === state).length;
  const [missing, older] = [countOf("missing"), countOf("older")];
  const said = { all, done: all - missing };
  const open = [
    ...(missing > 0 ? [plural(words.stillMissing, missing)] : []),
    ...(older > 0 ? [plural(words.englishChanged, older)] : []),
  ];

  return (
    <div className="translate-progress">
      <b>{fill(words.progress, said)}</b>
      <progress max={all} value={said.done} aria-label={fill(words.progressLabel, said)} />
      <span>{open.length > 0 ? open.join(comma) : words.allDone}</span>
      {open.length > 0 ? (
        <button
          type="button"
          className="button button-ghost button-small"
          aria-keyshortcuts="Alt+N"
          onClick={goToNextOpen}
        >
          <AdminIcon name="arrow-right" /> {words.nextOpen}
          <kbd aria-hidden>{words.nextOpenKeys}</kbd>
        </button>
      ) : null}
    </div>
  );
}
