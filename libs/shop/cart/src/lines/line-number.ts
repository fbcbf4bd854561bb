/** Ten digits as they are read; a masked number or a line's id stays as it is. */
export const readableNumber = (number: string): string => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
