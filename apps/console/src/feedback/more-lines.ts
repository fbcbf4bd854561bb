/** Replaces the lines that a JSON view leaves out. */
export const moreLines = (lines: number): string => `… ${lines} more lines; copy or save to see them all`
