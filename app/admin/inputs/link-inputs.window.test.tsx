import { expect, test } from "vitest";
import { LinkCombobox } from "#app/admin/listbox/link-combobox.tsx";
import { Held } from "#tests/support/held-input.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { setValue } from "#tests/support/type-in.ts";
import { EditorLosses } from "./editor-losses.tsx";
import { focusField } from "./focus-field.ts";
import { LinkInput } from "./link-input.tsx";

test("what a link cannot hold is left out as it is typed, but not while it is composed", async () => {
  const allowed = (text: string) => text.toLowerCase().replace(/[^a-z-]/g, "");
  const screen = showPiece(
    <Held first="">
      {({ value, onType }) => (
        <LinkInput
          {...{ label: "Link", hint: "Its end.", noun: "blogs", before: "/blog/", id: "p1" }}
          {...{ link: value, onType, allowed }}
          isOurs={(link) => link === "ours"}
        />
      )}
    </Held>,
    () => ({ status: 404 }),
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  {hidden=true: /blog/} ("Link" input type=text name=link value dir=ltr required describedby="Its end.")',
    "  p role=status",
    '  ""',
  ]);
  const field = document.querySelector("input") as HTMLInputElement;
  await screen.type("Link", "Six Checks!");
  expect([field.value, field.selectionStart]).toEqual(["sixchecks", 9]);
  setValue(field, "six !checks");
  field.setSelectionRange(5, 5);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  // It stays between the letters where somebody types.
  expect([field.value, field.selectionStart]).toEqual(["sixchecks", 3]);
  await screen.came();
  const compose = async (kind: string, value: string, isComposing: boolean) => {
    setValue(field, value);
    const init = { bubbles: true, isComposing, data: "é" };
    field.dispatchEvent(
      kind === "input" ? new InputEvent(kind, init) : new CompositionEvent(kind, init),
    );
    await screen.came();
    return [field.value, document.querySelector("output")?.textContent];
  };
  expect(await compose("input", "sixé", true)).toEqual(["sixé", '"six"']);
  expect(await compose("compositionend", "sixé", false)).toEqual(["six", '"six"']);
  expect(await screen.type("Link", "ours")).toEqual([
    "gone 2",
    '+ {hidden=true: /blog/} ("Link" input type=text name=link value=ours dir=ltr required describedby="Its end.")',
    '+ "ours"',
  ]);
});

test("a link is chosen from the pages and posts of the site, by its name", async () => {
  const post = { _id: "p", title: "Umrah slowly", link: "umrah-slowly", type: "Umrah" };
  const screen = showPiece(
    <Held first="">
      {({ value, onType }) => <LinkCombobox aria-label="To" value={value} onType={onType} />}
    </Held>,
    (asked) => ({ body: asked.includes("/blogs") ? { posts: [post], blogs: [post] } : [] }),
  );
  await screen.came();
  expect(await screen.type("To", "about")).toEqual([
    "gone 4",
    '+ (input role=combobox type=text value=about autocomplete=off inputmode=url dir=ltr label=To expanded=true controls="PagesAbout/about" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div role=listbox label=Pages and posts of this site:",
    "+ p role=presentation: Pages",
    "+ div role=option tabindex=-1 selected=false: ‹file-text› {dir=auto: About} {dir=auto: /about}",
    "+ {role=status .sr-only: 1 to choose from}",
    '+ "about"',
    "focus input To",
  ]);
  expect(await screen.key("ArrowDown")).toEqual([
    "gone 2",
    '+ (input role=combobox type=text value=about autocomplete=off inputmode=url dir=ltr label=To expanded=true controls="PagesAbout/about" autocomplete=list activedescendant="About/about") <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div role=option tabindex=-1 selected=true: ‹file-text› {dir=auto: About} {dir=auto: /about}",
  ]);
  expect(await screen.key("Enter", { isComposing: true })).toEqual([]);
  expect(await screen.key("Enter")).toEqual([
    "gone 6",
    '+ (input role=combobox type=text value=/about autocomplete=off inputmode=url dir=ltr label=To expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    '+ "/about"',
  ]);
  expect((await screen.key("ArrowUp")).slice(0, 3)).toEqual([
    "gone 3",
    '+ (input role=combobox type=text value=/about autocomplete=off inputmode=url dir=ltr label=To expanded=true controls="PagesHome/About/aboutUmrah Package/packages/umrahHajj Packag" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div role=listbox label=Pages and posts of this site:",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "gone 16",
    '+ (input role=combobox type=text value=/about autocomplete=off inputmode=url dir=ltr label=To expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
  ]);
  expect((await screen.press("Pages and posts of this site")).slice(0, 3)).toEqual([
    "gone 3",
    '+ (input role=combobox type=text value=/about autocomplete=off inputmode=url dir=ltr label=To expanded=true controls="PagesHome/About/aboutUmrah Package/packages/umrahHajj Packag" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div role=listbox label=Pages and posts of this site:",
  ]);
  expect(await screen.press("Pages and posts of this site")).toEqual([
    "gone 16",
    '+ (input role=combobox type=text value=/about autocomplete=off inputmode=url dir=ltr label=To expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
  ]);
});

test("a suggestion that was taken by keyboard leads on to its field", async () => {
  const screen = showPiece(
    <>
      <EditorLosses thing="post" lost={["a film", "a form"]} />
      <EditorLosses thing="post" lost={[]} />
      <input id="field-image" aria-label="Image" />
    </>,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  div role=status:",
    "    ‹triangle-alert›",
    "    This post holds something the editor cannot keep: a film, a form. It stays as it is until you change the content and save.",
    "  (input value label=Image)",
  ]);
  focusField("image", { detail: 1 });
  expect(await screen.came()).toEqual([]);
  focusField("image", { detail: 0 });
  expect(await screen.came()).toEqual(["focus input Image"]);
});
