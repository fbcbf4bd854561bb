/** Characters that pasted and dictated text brings along, and nobody sees. */
const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** What was typed, pasted, dictated or filled in, in plain characters: full-width digits are digits, nothing stands around it. */
export const readText = (value: string): string => value.normalize('NFKC').replaceAll(unseen, '').trim()

/** The five digits of a ZIP code, also of one that is dictated digit by digit or names its delivery route. */
export const readZipCode = (value: string): string =>
  readText(value)
    .replaceAll(/\s/g, '')
    .replace(/^(\d{5})\p{Dash}?\d{4}$/u, '$1')
