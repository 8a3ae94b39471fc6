import { useEffect, useState, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { hearUntilEnd } from "#tests/support/hear-until-end.ts";
import { setValue } from "#tests/support/type-in.ts";
import { keepTypedEarly } from "./hydration-typed.ts";

const LOADED = {
  ...{ title: "loaded", rows: ["one", "two"], isOn: false, way: "sea", place: "Mina", q: "" },
};

const never = () => () => {};

type FormProps = {
  /** It says that it is in hand. */
  isEditor?: boolean;
  onSave?: (value: typeof LOADED, by: string) => void;
};

/** Fields as the editor's are: one state, lists written whole, and what draws all of it anew as soon as it is there. */
function Form({ isEditor = true, onSave }: FormProps) {
  const [value, setValue] = useState(LOADED);
  useSyncExternalStore(
    never,
    () => "here",
    () => "there",
  );
  const [, setCount] = useState(0);
  useEffect(() => {
    setCount(1);
    const said = new Event("form-alive", { bubbles: true });
    if (isEditor) document.querySelector("form")?.dispatchEvent(said);
    window.dispatchEvent(new Event("alive"));
  }, [isEditor]);
  const change = (part: Partial<typeof LOADED>) => setValue((now) => ({ ...now, ...part }));
  return (
    <>
      <input id="q" type="search" value={value.q} onChange={(e) => change({ q: e.target.value })} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave?.(value, (event.nativeEvent as SubmitEvent).submitter?.id ?? "");
        }}
      >
        <textarea
          id="title"
          value={value.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        {value.rows.map((row, index) => (
          <input
            key={index ? "second" : "first"}
            id={`row${index}`}
            value={row}
            onChange={(event) => change({ rows: value.rows.with(index, event.target.value) })}
          />
        ))}
        <input
          id="on"
          type="checkbox"
          checked={value.isOn}
          onChange={(event) => change({ isOn: event.target.checked })}
        />
        {["air", "sea", "land"].map((way) => (
          <input
            key={way}
            id={way}
            type="radio"
            name="way"
            checked={value.way === way}
            onChange={() => change({ way })}
          />
        ))}
        <select
          id="place"
          value={value.place}
          onChange={(event) => change({ place: event.target.value })}
        >
          <option>Mina</option>
          <option>Arafat</option>
        </select>
        <input id="file" type="file" />
        <button type="submit" id="save">
          Save
        </button>
        <button type="button" id="reset" onClick={() => setValue(LOADED)}>
          Reset
        </button>
      </form>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

/** The page as it was loaded, and what of it may be typed before React comes. */
function loadedPage(props: FormProps = {}) {
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => page.remove());
  page.innerHTML = renderToString(<Form {...props} />);
  hearUntilEnd();
  keepTypedEarly();
  const at = (id: string) => document.getElementById(id) as HTMLInputElement;
  const type = (id: string, text: string) => {
    setValue(at(id), text);
    at(id).dispatchEvent(new Event("input", { bubbles: true }));
  };
  async function comeAlive() {
    const root = hydrateRoot(page, <Form {...props} />);
    onTestFinished(() => root.unmount());
    await expect.poll(() => "_valueTracker" in at("title")).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    at,
    type,
    comeAlive,
    heard: () => JSON.parse(page.querySelector("output")?.textContent ?? ""),
  };
}

test("of what is typed, ticked and chosen before it comes React hears, field by field", async () => {
  const { at, type, comeAlive, heard } = loadedPage();
  type("row0", "1");
  type("row1", "2");
  at("on").click();
  for (const way of ["air", "land", "air"]) at(way).click();
  type("place", "Arafat");
  type("q", "Madinah");
  at("title").focus();
  type("title", "typed");
  at("title").setSelectionRange(2, 3);
  await comeAlive();
  expect(heard()).toEqual({
    ...{ title: "typed", rows: ["1", "2"], isOn: true, way: "air", place: "Arafat", q: "Madinah" },
  });
  const shown = ["title", "row0", "row1", "place", "q"].map((id) => at(id).value);
  expect(shown).toEqual(["typed", "1", "2", "Arafat", "Madinah"]);
  expect([at("on").checked, at("air").checked, at("land").checked]).toEqual([true, true, false]);
  expect([at("title").selectionStart, at("title").selectionEnd]).toEqual([2, 3]);
  type("title", "typed on");
  type("row0", "");
  expect([heard().title, heard().rows]).toEqual(["typed on", ["", "2"]]);
});

test("where somebody is writing nothing is set: a word may be under composition", async () => {
  const { at, type, comeAlive, heard } = loadedPage();
  const set = vi.spyOn(HTMLTextAreaElement.prototype, "value", "set");
  onTestFinished(() => void set.mockRestore());
  type("row0", "1");
  at("title").focus();
  type("title", "কা");
  set.mockClear();
  await comeAlive();
  expect([set.mock.calls, at("title").value, heard().title, heard().rows]).toEqual([
    ...[[], "কা", "কা", ["1", "two"]],
  ]);
});

test("what is as it was loaded stays so, and what is typed once React has the form is React's", async () => {
  const { at, type, comeAlive, heard } = loadedPage();
  at("file").dispatchEvent(new Event("input", { bubbles: true }));
  await comeAlive();
  expect(heard()).toEqual(LOADED);
  type("title", "later");
  document.querySelector("form")?.dispatchEvent(new Event("form-alive", { bubbles: true }));
  await Promise.resolve();
  expect([at("title").value, heard().title]).toEqual(["later", "later"]);
});

test.each([true, false])(
  "what is sent before it comes is sent with what was typed, once (an editor: %s)",
  async (isEditor) => {
    const onSave = vi.fn();
    const { at, type, comeAlive, heard } = loadedPage({ isEditor, onSave });
    type("title", "typed");
    at("on").click();
    const asked = () => {
      const event = new SubmitEvent("submit", {
        ...{ bubbles: true, cancelable: true, submitter: at("save") },
      });
      document.querySelector("form")?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([asked(), asked(), onSave.mock.calls]).toEqual([true, true, []]);
    await comeAlive();
    const typed = { ...LOADED, title: "typed", isOn: true };
    expect([heard(), onSave.mock.calls]).toEqual([typed, [[typed, "save"]]]);
    at("save").click();
    expect(onSave).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ["method", "post"],
  ["action", "/search"],
])(
  "a form that the server takes as it is, by its %s, goes there at once, and nobody is asked",
  (name, value) => {
    loadedPage();
    const form = document.body.appendChild(document.createElement("form"));
    onTestFinished(() => form.remove());
    form.setAttribute(name, value);
    const field = form.appendChild(document.createElement("input"));
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const isSent = form.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true }),
    );
    const isLeft = dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect([isSent, isLeft]).toEqual([true, true]);
  },
);

test("a page that is left asks while something was typed that nobody has heard of", async () => {
  const { at, type, comeAlive } = loadedPage();
  const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const seen = [asks()];
  type("title", "typed");
  seen.push(asks());
  await comeAlive();
  seen.push(asks());
  expect([seen, at("title").value]).toEqual([[false, true, false], "typed"]);
});

test("what is set there afterwards is shown, and the same typed once more is heard", async () => {
  const { at, type, comeAlive, heard } = loadedPage();
  type("title", "typed");
  type("row0", "1");
  await comeAlive();
  at("reset").click();
  await expect.poll(() => [at("title").value, at("row0").value]).toEqual(["loaded", "one"]);
  type("title", "typed");
  type("row0", "1");
  expect([heard().title, heard().rows]).toEqual(["typed", ["1", "two"]]);
});
