export const preview = "Preview";
export const notPublicYet = "Preview: this is not public yet";
export const asItWas = "As it was on {at}. Visitors do not see this";
export const backToEditor = "Back to the editor";
