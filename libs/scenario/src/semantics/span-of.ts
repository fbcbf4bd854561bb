import { durationInMs, isDuration } from '@soe/contracts'
import type { Rule } from '../document/scenario'

export type Spanned = Pick<Rule, 'between' | 'for'>

const momentOf = (text: string, armedAt: number): number =>
  isDuration(text) ? armedAt + durationInMs(text) : Date.parse(text)

/** The first millisecond of the world's clock at which a rule counts, and the first at which it no longer does. */
export const spanOf = ({ between = {}, for: lasting }: Spanned, armedAt: number): readonly [number, number] => {
  const { from, to } = between
  return [
    from === undefined ? -Infinity : momentOf(from, armedAt),
    Math.min(
      to === undefined ? Infinity : momentOf(to, armedAt),
      lasting === undefined ? Infinity : armedAt + durationInMs(lasting),
    ),
  ]
}

/** Why no moment is in the span of a rule, whenever it is armed; undefined where some is. */
export const emptySpan = ({ between = {}, for: lasting }: Spanned): string | undefined => {
  const { from, to } = between
  if (from === undefined) return undefined
  const isSinceArming = isDuration(from)
  if (to !== undefined && isDuration(to) === isSinceArming && momentOf(from, 0) >= momentOf(to, 0))
    return `from ${from} does not come before to ${to}`
  if (lasting !== undefined && isSinceArming && durationInMs(from) >= durationInMs(lasting))
    return `after ${lasting} it is over, and it begins after ${from}`
  return undefined
}
