const instant = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const withoutSpace = (text: string): string => text.replace(/\s+/g, '')

const pieceOf = (piece: string): string => {
  if (piece === '…') return '[^]*?'
  return new RegExp(`^${instant}$`).test(piece) ? instant : escape(piece)
}

/**
 * Whether an output ends with what a page says of it. White space does not count, `…` stands for anything, an
 * instant for any instant; all else must be there as it is.
 */
export const matchesOutput = (claim: string, output: string): boolean => {
  const pieces = withoutSpace(claim).split(new RegExp(`(…|${instant.replaceAll('(', '(?:')})`))
  return new RegExp(`${pieces.map(pieceOf).join('')}$`).test(withoutSpace(output))
}
