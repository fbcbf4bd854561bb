/** Characters that pasted and dictated text brings along, and nobody sees. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u061C\u2066-\u2069\u2800]/gu

/** What was typed, pasted, dictated or filled in, in plain characters: full-width digits are digits, nothing stands around it. */
export const readText = (value: string): string => value.normalize('NFKC').replaceAll(unseen, '').trim()

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
