/** Characters of the identifiers that a client may send: printable, and nothing that a path or a query could abuse. */
export const idPattern = /^[\w.:-]+$/

export const longestId = 80

/** Whether the carrier takes a text as an identifier; it refuses a call with any other. */
export const isId = (text: string): boolean => text.length <= longestId && idPattern.test(text)
