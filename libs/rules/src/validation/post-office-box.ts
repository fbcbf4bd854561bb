import { readText } from './read-text'

const box =
  /\b(?:p[\s./-]*(?:o[\s./-]*(?:b(?:ox)?|bin|drawer)|0[\s./-]*box)|post[\s-]*office[\s-]*(?:box|bin|drawer)|ap(?:artado|do\b)\.?(?:\s+(?:postal|de\s+correos))?)[\s.,:-]*(?:(?:#|number|n[uú]mero|n[uú]m|no|nr)[\s.]*)?(\d[\w-]*)/iu

/** The number of P.O. Box 12, PO Box 12, POB 12, Apartado 12: a parcel gets there, and nobody can be sent. */
export const postOfficeBoxOf = (text: string): string | undefined => box.exec(text)?.[1]

interface Lines {
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
}

/** The number of the box that an address names in either line. */
export const boxOf = ({ addressLine1, addressLine2 = '' }: Lines): string | undefined =>
  postOfficeBoxOf(readText(addressLine1)) ?? postOfficeBoxOf(readText(addressLine2))

/** Whether a street, a town or a name is written out. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
