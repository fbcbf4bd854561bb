import type { MutantResult } from './mutant'

export const isUncaught = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'

export interface Score {
  readonly caught: number
  readonly uncaught: number
  /** By reason. */
  readonly ignored: Readonly<Record<string, number>>
}

/** A mutant that does not run at all counts for nothing. */
export const scoreOf = (results: readonly MutantResult[]): Score => {
  const ignored: Record<string, number> = {}
  for (const { status, reason = 'no reason' } of results)
    if (status === 'Ignored') ignored[reason] = (ignored[reason] ?? 0) + 1
  return {
    caught: results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    uncaught: results.filter(isUncaught).length,
    ignored,
  }
}

export const shareOf = ({ caught, uncaught }: Score): number =>
  caught + uncaught === 0 ? 0 : caught / (caught + uncaught)

/** Between which shares the whole lies that a sample was drawn from: Wilson's interval at 95 %. */
export const intervalOf = ({ caught, uncaught }: Score): readonly [number, number] => {
  const z = 1.96
  const size = caught + uncaught
  if (size === 0) return [0, 1]
  const share = caught / size
  const middle = share + z ** 2 / (2 * size)
  const spread = z * Math.sqrt((share * (1 - share)) / size + z ** 2 / (4 * size ** 2))
  const whole = 1 + z ** 2 / size
  return [(middle - spread) / whole, (middle + spread) / whole]
}
