export const moreLines = (lines: number): string => `… ${lines} more lines; copy or save to see them all`
