/** Codes have no other characters; the carrier would refuse the whole call. */
export const isCode = (text: string): boolean => /^[\w.:-]{1,80}$/.test(text)
