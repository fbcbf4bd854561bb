/** Characters that pasted and dictated text brings along, and nobody sees. */
export const unseen = /[\p{Default_Ignorable_Code_Point}\u061C\u2066-\u2069\u2800]/gu

/** A text as people see it: nothing stands around it, and letters that nobody sees are none. */
export const readWords = (value: string): string => value.replaceAll(unseen, '').trim()
