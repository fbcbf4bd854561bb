import { printable } from '@soe/contracts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that HTML or XML can hold. */
export const escapeMarkup = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character)
