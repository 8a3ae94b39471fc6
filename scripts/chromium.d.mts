export function findChromium(): string | null;
export function findWholeChromium(): string | null;
export function installChromium(): string;
