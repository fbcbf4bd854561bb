/** A count with its noun: `1 item`, `2 items`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
