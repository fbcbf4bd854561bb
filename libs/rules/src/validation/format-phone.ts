/** Ten digits as people write them; anything else, such as a masked number, stays as it is. */
export const formatPhone = (number: string): string => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
