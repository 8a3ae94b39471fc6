export const title = "404 - Page Not Found";
export const text = "This page has moved or never existed. Try one of these.";
export const goBackHome = "Go Back Home";
export const home = "Home";
export const about = "About Us";
export const contact = "Contact Support";
