export const fix = { one: "Please fix one thing", other: "Please fix {count} things" } as const;
export const leaveEmpty = "Leave this empty";
export const notThrough =
  "This did not get through. What you typed is still here: check your connection and send it again.";
export const password = "Password";
export const show = "Show";
export const hide = "Hide";
export const showPassword = "Show the password";
export const hidePassword = "Hide the password";

export const tooLarge =
  "What you sent is too large for this form. Shorten it to 5,000 characters and send it again. If the form is empty now, the Back button of your browser brings back what you typed.";
export const unreadable = "This form did not arrive whole. Please fill it in and send it again.";
