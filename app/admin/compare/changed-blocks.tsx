import { type ReactNode, useState } from "react";
import * as words from "#i18n/en/admin/compare.ts";
import { plural } from "#i18n/fill.ts";
import type { BlockChange } from "./block-changes.ts";
import { areMarkedAlike, type Piece } from "./html-blocks.ts";
import { InChanges } from "./marked-runs.tsx";
import { together } from "./together.ts";

/** A text in HTML, block by block; those that are the same are folded. */
export function ChangedBlocks({ blocks }: { blocks: BlockChange[] }) {
  const groups = together(blocks, (one, next) => (one.is === "same") === (next.is === "same"));
  return (
    <div className="changed-blocks">
      {groups.map((group, at) =>
        group[0]?.is === "same" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          <Folded key={at} blocks={group} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          <Blocks key={at} blocks={group} />
        ),
      )}
    </div>
  );
}

function Folded({ blocks }: { blocks: BlockChange[] }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Blocks blocks={blocks} />;
  return (
    <button type="button" className="folded-blocks" onClick={() => setOpen(true)}>
      {plural(
        words.showSame,
        blocks.reduce((sum, { count }) => sum + count, 0),
      )}
    </button>
  );
}

/** Items of one list stand in one. */
function Blocks({ blocks }: { blocks: BlockChange[] }) {
  const groups = together(
    blocks,
    (one, next) => listOf(one) !== null && listOf(one) === listOf(next),
  );
  return groups.map((group, at) => {
    const List = group[0] ? listOf(group[0]) : null;
    const items = group.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
      <Block key={index} block={block} />
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    return List ? <List key={at}>{items}</List> : items;
  });
}

const listOf = ({ path }: BlockChange) =>
  path.findLast((tag): tag is "ul" | "ol" => tag === "ul" || tag === "ol") ?? null;

function Block({ block }: { block: BlockChange }) {
  const { path, runs } = block;
  const text = <InChanges runs={runs} shown={({ ones }) => <Pieces pieces={ones} />} />;
  if (listOf(block)) return <li dir="auto">{text}</li>;
  if (path.includes("blockquote")) return <blockquote dir="auto">{text}</blockquote>;
  // No headings of this page.
  const heading = path.find((tag) => /^h\d$/.test(tag));
  return (
    <p dir="auto" className={heading ? `changed-heading changed-${heading}` : undefined}>
      {text}
    </p>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  const groups = together(pieces, areMarkedAlike);
  return groups.map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    <Inside key={at} marks={group[0]?.marks ?? []}>
      {group.map(({ text, picture }) =>
        picture ? <img key={picture.src} src={picture.src} alt={picture.alt} /> : text,
      )}
    </Inside>
  ));
}

const ELEMENTS: Record<string, "strong" | "em" | "u" | "s" | "code"> = {
  ...{ strong: "strong", b: "strong", em: "em", i: "em", u: "u", a: "u", s: "s", code: "code" },
};

/** Links lead nowhere here. */
function Inside({ marks, children }: { marks: string[]; children: ReactNode }): ReactNode {
  const [mark, ...others] = marks;
  if (mark === undefined) return children;
  const inside = <Inside marks={others}>{children}</Inside>;
  const Element = ELEMENTS[mark.split(" ")[0] ?? ""];
  return Element ? <Element>{inside}</Element> : inside;
}
