import { printable } from '@soe/contracts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text within XML or HTML, as either may hold it. */
export const escape = (text: string): string => printable(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
