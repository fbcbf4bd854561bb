const instant = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const withoutSpace = (text: string): string => text.replace(/\s+/g, '')

const pieceOf = (piece: string): string => {
  if (piece === '…') return '[^]*?'
  return new RegExp(`^${instant}$`).test(piece) ? instant : escape(piece)
}

/**
 * Whether an output ends with the text that a page claims. White space does not count, `…` matches anything, an
 * instant matches any instant, and everything else must match exactly.
 */
export const matchesOutput = (claim: string, output: string): boolean => {
  const pieces = withoutSpace(claim).split(new RegExp(`(…|${instant.replaceAll('(', '(?:')})`))
  return new RegExp(`${pieces.map(pieceOf).join('')}$`).test(withoutSpace(output))
}
