export interface MarkedWord {
  readonly word: string
  readonly isDifferent: boolean
}

/** The words of a text; those that another text lacks are marked. */
export const markDifference = (text: string, other: string): MarkedWord[] => {
  const known = new Set(other.split(/[\s,]+/))
  return text.split(' ').map((word) => ({ word, isDifferent: !known.has(word.replace(/,$/, '')) }))
}
