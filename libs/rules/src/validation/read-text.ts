import { readWords, unseen } from '@soe/contracts/words'

export { readWords }

/** What was typed, pasted, dictated or filled in, in plain characters: full-width digits are digits, nothing stands around it. */
export const readText = (value: string): string => readWords(value.normalize('NFKC'))

/** The digits of a text, however they are grouped. */
export const readDigits = (value: string): string => readText(value).replaceAll(/\D/g, '')

/** A text as it is searched: small letters without accents, of plain width. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The five digits of a ZIP code, also of one that is dictated digit by digit or names its delivery route. */
export const readZipCode = (value: string): string =>
  readText(value)
    .replaceAll(/\s/g, '')
    .replace(/^(\d{5})\p{Dash}?\d{4}$/u, '$1')
