/** Ten digits as people write a number; a masked one stays as it is. */
export const readableNumber = (mtn: string): string => mtn.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
