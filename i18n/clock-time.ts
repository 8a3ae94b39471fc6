import { exactHour } from "./en/clock.ts";
import { clockWords } from "./opening-hours.ts";

/** "9:00 pm", "8:30 pm" */
export const clockTimeWords = (minutes: number): string => clockWords(minutes, exactHour);
