import { findTokens, type Tokens, tokensOf } from './read-tokens'

export interface Range {
  readonly start: number
  readonly end: number
}

/** A text of the production code with a part that a fault replaces. */
export interface Anchor extends Tokens {
  /** The first token that is replaced, and the first that is not. */
  readonly from: number
  readonly to: number
}

/** Reads an anchor, with the replaced part between ⟦ and ⟧. */
export const readAnchor = (text: string): Anchor => {
  const [before, rest = ''] = text.split('⟦')
  const [replaced, after] = rest.split('⟧')
  if (before === undefined || !replaced?.trim() || after === undefined) {
    throw new Error(`An anchor has one ⟦part⟧ that the fault replaces: ${text}`)
  }
  const anchor = tokensOf(before + replaced + after)
  const from = anchor.tokens.findIndex(({ end }) => end > before.length)
  const to = anchor.tokens.findLastIndex(({ start }) => start < before.length + replaced.length) + 1
  return { ...anchor, from, to }
}

/** Every place in a source that an anchor names. */
export const findAnchor = (source: Tokens, anchor: Anchor): Range[] =>
  findTokens(source, anchor).flatMap((at) => {
    const [first, last] = [source.tokens[at + anchor.from], source.tokens[at + anchor.to - 1]]
    return first && last ? [{ start: first.start, end: last.end }] : []
  })
