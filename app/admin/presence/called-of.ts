/** What colleagues call somebody: "Rahim" of "Md. Rahim Uddin". */
export const calledOf = (name: string): string =>
  name.split(/\s+/).find((word) => !word.endsWith(".")) ?? name;
