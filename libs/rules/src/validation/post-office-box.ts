const box = /\b(?:p\.?\s*o\.?\s*b(?:ox)?\.?|post\s+office\s+box|apartado(?:\s+postal)?)\s*#?\s*(\d[\w-]*)/i

/** The number of P.O. Box 12, PO Box 12, POB 12, Apartado 12: a parcel gets there, and nobody can be sent. */
export const postOfficeBoxOf = (text: string): string | undefined => box.exec(text)?.[1]

/** Whether a street, a town or a name is written out. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
