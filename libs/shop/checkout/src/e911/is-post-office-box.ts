/** P.O. Box 12, PO Box 12, POB 12, Apartado 12: nobody can be sent there. */
export const isPostOfficeBox = (text: string): boolean =>
  /\b(p\.?\s*o\.?\s*b(ox)?\.?|post\s+office\s+box|apartado(\s+postal)?)\s*#?\s*\d/i.test(text)
