/** The role of a picture that says nothing: without a description on purpose. */
export const DECORATION = "presentation";
