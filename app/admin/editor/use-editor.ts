import { useState } from "react";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { editorFields, inputOf, isRows, labelOf } from "#app/admin/inputs/editor-fields.ts";
import {
  type Json,
  type Row,
  storedList,
  toDocument,
  toValues,
  type Values,
  type ValuesOf,
} from "#app/admin/inputs/editor-values.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { BodyOf, Fields } from "#contracts/field-types.ts";
import type { Kind } from "#contracts/kinds/kind.ts";
import { only } from "#contracts/only.ts";
import type { KindWords } from "#i18n/kind-words.ts";
import { describeValue } from "./describe-value.ts";
import type { DocumentOptions } from "./document-options.ts";
import { type FillWords, mistakesIn } from "./editor-mistakes.ts";
import { followed } from "./follow.ts";
import type { Failure } from "./trouble.ts";
import { type Document, useDocument } from "./use-document.ts";

import { writtenTogether } from "./written-together.ts";

/** As it is sent: with the versions that it was made from. */
export type Written<F extends Fields> = BodyOf<F> & Pick<Values, "version" | "base">;

type Send<F extends Fields> = (document: Written<F>) => Promise<ApiAnswer<object>>;

export type EditorOptions<F extends Fields> = Pick<
  DocumentOptions<Values>,
  "sentAs" | "onSentBefore" | "broughtIn"
> & {
  kind: Kind<F>;
  words: KindWords<F>;
  /** Under which name the device keeps what is typed. */
  draftKey: string;
  /** As the server has it; of a new one, nothing. */
  loaded: object;
  /** What is public, where something else may be stored. */
  published?: object;
  send: (document: Written<F>, isNewer: () => boolean) => Promise<ApiAnswer<object>>;
  /** Where it can be kept without being made public. */
  keep?: Send<F>;
  /** Whether it is kept while it is typed. */
  isKeptBySelf?: (values: Values) => boolean;
  /** @param isNewer something was typed since: the form stays as it is */
  onSaved: (isNewer: boolean) => void;
  /** For the next one. */
  isEmptiedBySaving?: boolean;
  onFailed: (failure: Failure) => void;
  /** Where its place in the form says more than its label. */
  labelOf?: (name: string) => string;
  fillWords?: FillWords;
};

/** A document of a kind being edited: its inputs, what they hold, and all that keeps it from being lost. */
export function useEditor<F extends Fields>(options: EditorOptions<F>) {
  const fields = editorFields(options.kind.fields, options.words);
  // Items of others too: after a conflict their list may be chosen.
  const [known, setKnown] = useState<Json[]>([options.loaded as Json]);
  const label = options.labelOf ?? ((name: string) => labelOf(fields, name));

  const { keep } = options;

  const document = useDocument<Values>({
    draftKey: options.draftKey,
    loaded: toValues(fields, options.loaded as Json),
    ...(options.published && { published: toValues(fields, options.published as Json) }),
    labelOf: label,
    mistakesIn: (values) => mistakesIn(fields, values, options.fillWords),
    send: (values, isNewer) => sendBy((document) => options.send(document, isNewer), values),
    keep: keep && ((values) => keepBy(keep, values)),
    ...(options.isKeptBySelf && { isKeptBySelf: options.isKeptBySelf }),
    onSaved(saved, isNewer) {
      options.onSaved(isNewer);
      return options.isEmptiedBySaving && !isNewer ? toValues(fields, {}) : saved;
    },
    onFailed: options.onFailed,
    sentAs: options.sentAs,
    onSentBefore: options.onSentBefore,
    ...(options.broughtIn && { broughtIn: options.broughtIn }),
  });
  const { value, change } = document;

  async function sendBy(send: Send<F>, values: Values): Promise<ApiAnswer<Values>> {
    const { version, base } = values;
    const answer = await send({ ...written(values), version, base });
    const given = answer.isOk ? answer.data : answer.current;
    if (given) setKnown((all) => [given as Json, ...all]);
    const shown = mapAnswer(answer, (document) => toValues(fields, document as Json));
    if (shown.isOk) return shown;
    const issues = shown.issues.map((issue) => ({
      ...issue,
      path: inputOf(fields, issue.path),
    }));
    return { ...shown, issues };
  }

  /** What is stored as it was sent stays as it was typed. */
  async function keepBy(send: Send<F>, values: Values): Promise<ApiAnswer<Values>> {
    const sent = toValues(fields, written(values));
    return mapAnswer(
      await sendBy(send, values),
      (kept) => followed(sent, { ...values, version: sent.version, base: sent.base }, kept) ?? kept,
    );
  }

  const written = (values: Values) => toDocument(fields, values, known) as BodyOf<F>;

  return {
    fields,
    document: document as unknown as Document<ValuesOf<F>>,
    describe: (name: string, values: object) => describeValue(fields, name, values as Values),
    together(name: string, ...[base, mine, theirs]: [object, object, object]): object | null {
      const of = (values: object) => String((values as Values)[name] ?? "");
      const field = fields.find((one) => one.name === name);
      const texts = { base: of(base), mine: of(mine), theirs: of(theirs) };
      const text = writtenTogether(field, texts);
      return text === null ? null : { [name]: text };
    },
    /** The document that some values describe. */
    toDocument: (values: object) => written(values as Values),
    /** A document as the form would send it. */
    asSent: (document: object) => {
      const given = document as Json;
      return toDocument(fields, toValues(fields, given), [given]);
    },
    /** As the server has it, in place of some values; what was typed since stays. */
    showAnew(body: object, instead: object): void {
      setKnown((all) => [body as Json, ...all]);
      document.replace(toValues(fields, body as Json), instead as Values);
    },
    /** Some fields as they are stored by now, with the version that they were stored with. */
    bringIn(body: object, names: readonly string[], base: number | undefined): void {
      const part = only(toValues(fields, body as Json), names);
      document.bringIn({ ...part, ...(base !== undefined && { base }) });
    },
    /** What one input needs. @param name the path of its value */
    input(name: string) {
      const field = fields.find((one) => one.name === name);
      if (!field || isRows(field)) throw new Error(`${options.kind.name} has no input ${name}`);
      const typed = String(value[name] ?? "");
      return {
        field,
        value: typed,
        onType: (text: string) => change({ [name]: text }),
        /** Of a list: its items as they will be stored. */
        list: { items: storedList(field, typed, known) },
      };
    },
    /** What a list of things needs. */
    rows(name: string) {
      const field = fields.find((one) => one.name === name);
      if (!field || !isRows(field)) throw new Error(`${options.kind.name} has no rows ${name}`);
      return {
        field,
        rows: (value[name] ?? []) as Row[],
        onChange: (rows: Row[]) => change({ [name]: rows }),
      };
    },
  };
}

export type Editor<F extends Fields> = ReturnType<typeof useEditor<F>>;
