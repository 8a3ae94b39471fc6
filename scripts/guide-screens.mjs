// What is noted of the screens that the guide shows, to tell whether its pictures are of today.

/**
 * In the page: what its headings, fields and buttons are called, each once. Names with digits are of one day, or of
 * what the demo agency sells.
 */
export function namesOn() {
  const named = "h1, h2, h3, legend, label, summary, button, [role=tab], nav a";
  const names = [...document.querySelectorAll(named)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getAttribute("aria-label") ?? element.innerText)
    .map((name) => name.replace(/\s+/g, " ").trim())
    .filter((name) => name !== "" && !/\d/.test(name));
  return [...new Set(names)].sort();
}

/** @returns lines that went, and that came */
export function whatChanged(before, after) {
  const [was, is] = [before, after].map((text) => text.split("\n").filter(Boolean));
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
  ];
}
