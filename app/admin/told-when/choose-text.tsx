import { useEffect, useState } from "react";
import { textIn } from "#app/admin/templates/text-in.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import { SelectFrame } from "#app/forms/field.tsx";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { language } from "#i18n/en/language.ts";
import { isWhole } from "./telling-hrefs.ts";

const KEY = "rihla-told-when-text";
const GREETING = "greeting";

/** Which text opens for those who wait: the one that was chosen on this device before, at first a greeting. */
export function useChosenText(templates: readonly ReplyTemplate[]) {
  const whole = templates.filter(isWhole);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(deviceStore.get(KEY)), []);
  const template = whole.find(({ _id }) => _id === chosen) ?? null;
  return {
    template,
    whole,
    choose(id: string) {
      setChosen(id);
      deviceStore.set(KEY, id);
    },
  };
}

type ChooseTextProps = { text: ReturnType<typeof useChosenText> };

/** A greeting, or a template in which nothing is left to be written by hand. */
export function ChooseText({ text: { template, whole, choose } }: ChooseTextProps) {
  return (
    <div className="choose-text">
      <label className="field-label" htmlFor="told-when-text">
        {words.textToOpen}
      </label>
      <SelectFrame>
        <select
          id="told-when-text"
          className="input"
          aria-describedby="told-when-hint"
          value={template?._id ?? GREETING}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={GREETING}>{words.greeting}</option>
          {whole.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {textIn(title, language).text}
            </option>
          ))}
        </select>
      </SelectFrame>
      <p id="told-when-hint" className="field-hint">
        {words.opensForYou}
      </p>
    </div>
  );
}
