import { createContext } from "react";

/** Id of the user whose drafts are kept and offered: who is signed in on this page. */
export const DraftOwner = createContext("");
