export const notLoaded =
  "This part could not be loaded. What you typed is still here: check your connection, save, then load the page anew.";
