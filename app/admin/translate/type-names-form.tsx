import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { LeaveGuard } from "#app/admin/session/leave-guard.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import type { TypeName } from "#contracts/type-names.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { directions, languageNames, writeHere } from "#i18n/language-names.ts";

type TypeNamesFormProps = { types: readonly TypeName[]; call: Ask; onSaved: () => void };

/** By language, as far as it was typed. */
type Called = Partial<Omit<TypeName, "type">>;

/** What the types of posts are called; what is empty is called as in English. */
export function TypeNamesForm({ types, call, onSaved }: TypeNamesFormProps) {
  const [typed, setTyped] = useState<Record<string, Called>>({});
  const [isBusy, setBusy] = useState(false);
  const names = types.map(({ type, bn, ar }) => ({ type, bn, ar, ...typed[type] }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const sent = typed;
    const json = { names: Object.entries(sent).map(([type, called]) => ({ type, ...called })) };
    const answer = await call(() => api("types").index.$put({ json }));
    setBusy(false);
    if (!answer.isOk) return showToast(failureWords(words.notChanged, answer), "error");
    setTyped((now) => withoutSent(now, sent));
    onSaved();
    showToast(words.typeNamesSaved, "success");
  }

  return (
    <section className="mt-8">
      <h2 className="text-h3">{words.typeNames}</h2>
      <p className="field-hint mb-3">{words.typeNamesText}</p>
      <form className="panel type-names" onSubmit={(event) => void save(event)}>
        <ul>
          {names.map((one) => (
            <li key={one.type}>
              <b dir="auto">{one.type}</b>
              {OTHER_LANGUAGES.map((language) => (
                <input
                  key={language}
                  className="input"
                  lang={language}
                  dir={directions[language]}
                  maxLength={100}
                  placeholder={writeHere[language]}
                  aria-label={fill(words.inLanguage, {
                    label: one.type,
                    language: languageNames[language],
                  })}
                  value={one[language]}
                  onChange={({ target }) =>
                    setTyped((now) => ({
                      ...now,
                      [one.type]: { ...now[one.type], [language]: target.value },
                    }))
                  }
                />
              ))}
            </li>
          ))}
        </ul>
        <BusyButton isBusy={isBusy} busyText={words.savingTypeNames}>
          {words.saveTypeNames}
        </BusyButton>
      </form>
      <LeaveGuard isDirty={Object.keys(typed).length > 0} kept="never" />
    </section>
  );
}

/** What was typed while they were sent stays. */
const withoutSent = (now: Record<string, Called>, sent: Record<string, Called>) =>
  Object.fromEntries(Object.entries(now).filter(([type, called]) => called !== sent[type]));
