import type { IdleLimit } from './world-store'

export interface WorldUse {
  readonly id: string
  readonly named: boolean
  readonly usedAt: number
}

/** The worlds that a limit drops, longest idle first. */
export const pickIdle = (worlds: readonly WorldUse[], { usedBefore, atMost }: IdleLimit): string[] => {
  const surplus = worlds.length - atMost
  return worlds
    .filter(({ named }) => !named)
    .sort((left, right) => left.usedAt - right.usedAt)
    .filter(({ usedAt }, place) => usedAt < usedBefore || place < surplus)
    .map(({ id }) => id)
}
