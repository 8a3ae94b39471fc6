import { expect, test, vi } from "vitest";
import type { ListedOwnPage } from "#contracts/own-page.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { OwnPageRow } from "./own-page-row.tsx";

const PAGE = { _id: "p1", title: "Offices", link: "offices", isInFooter: true, isPublic: true };

test("a page of the list says where it stands, and is looked at in a page of its own once it is public", async () => {
  const onDelete = vi.fn();
  const rows = [
    { ...PAGE, state: "changes", publishAt: "2026-11-26T03:00:00.000Z" },
    {
      ...PAGE,
      title: "",
      link: "",
      isInFooter: false,
      isPublic: false,
      state: "draft",
      publishAt: null,
    },
  ];
  const screen = showPiece(
    rows.map((page, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
      <OwnPageRow key={at} page={page as ListedOwnPage} inLanguages={undefined} {...{ onDelete }} />
    )),
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  li: {dir=auto: Offices} Changes not public/officesIn the footerGoes public tomorrow 9:00 am, Dhaka time. [‹eye› View | href=/offices target=_blank rel=noopener label=View Offices (opens in a new tab)] [‹pencil› Edit | href=/admin/pages/edit/p1 label=Edit Offices] <‹trash› Delete | label=Delete Offices>",
    "  li: {dir=auto: No title yet} DraftNo address yet [‹pencil› Edit | href=/admin/pages/edit/p1 label=Edit No title yet] <‹trash› Delete | label=Delete No title yet>",
  ]);
  expect(document.querySelector("a[target]")?.outerHTML.match(/^<a[^>]*>/)?.[0]).toEqual(
    '<a href="/offices" target="_blank" rel="noopener" class="button button-ghost button-small" aria-label="View Offices (opens in a new tab)">',
  );
  await screen.press("Delete Offices");
  expect(onDelete).toHaveBeenCalledOnce();
});
