import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { Elsewhere } from "./elsewhere.tsx";

const PAGE = `<div class="slide" data-current><a class="button">Umrah</a></div>
  <div class="slide"><a class="button">Hajj</a></div><div class="video-poster"></div>
  <div class="home-cards"></div><p class="open-now"></p><div class="office-map" hidden></div>
  <footer class="site-footer"><ul class="social"></ul></footer>`;

test("what a page shows and is changed elsewhere says where, if it is seen", async () => {
  const box = { left: 5, top: 10, width: 90, height: 20 } as DOMRect;
  const spies = [
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box),
    vi.spyOn(Element.prototype, "checkVisibility").mockImplementation(function (this: Element) {
      return !this.closest("[hidden]");
    }),
  ];
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = PAGE;
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    page.remove();
  });
  const editing = { documents: [{ editor: "/admin/page/about" }] } as never;
  const screen = showPiece(<Elsewhere editing={editing} spots={[]} />);
  await screen.came();
  const links = [...document.querySelectorAll("a.edit-tag")];
  expect(links.map((one) => `${one.textContent} ${one.getAttribute("href")}`)).toEqual([
    "The words of the button come from where it leads. Open /admin/page/about",
    "The video is chosen in the editor. Open /admin/page/about",
    "Posts come from Blog. Open /admin/blog",
    "Opening hours come from Contact and hours. Open /admin/settings/contact",
    "These links come from Social links. Open /admin/settings/social",
  ]);
});
