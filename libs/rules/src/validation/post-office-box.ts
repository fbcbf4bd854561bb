import { readText } from './read-text'

const box =
  /\b(?:p[\s./-]*(?:ost[\s-]*)?[o0](?:ffice)?[\s./-]*(?:b(?:ox)?|drawer)|ap(?:artado|do)(?:[\s.]|postal)*)[\s.,:#-]*(?:n[\wúº.]*[\s.]*)?(\d[\w-]*)/i

interface Lines {
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
}

/** The number of P.O. Box 12, POB 12, Apartado 12 in an address: a parcel gets there, and nobody can be sent. */
export const boxOf = ({ addressLine1, addressLine2 = '' }: Lines): string | undefined =>
  box.exec(readText(`${addressLine1}, ${addressLine2}`))?.[1]

/** Whether a street, a town or a name is written out. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
