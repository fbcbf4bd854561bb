import { setImmediate } from 'node:timers/promises'

/** Tries a set of suspects; true where it turns the outcome. */
export type TrySet<Suspect> = (suspects: readonly Suspect[]) => boolean

/**
 * The smallest set that turns the outcome, by trying: each one alone, in their order; then all together, and what is
 * not needed of them taken out again. Other calls are answered in between.
 */
export const findSmallestSet = async <Suspect>(
  suspects: readonly Suspect[],
  turns: TrySet<Suspect>,
): Promise<readonly Suspect[]> => {
  for (const suspect of suspects) {
    if (turns([suspect])) return [suspect]
    await setImmediate()
  }
  if (suspects.length < 2 || !turns(suspects)) return []
  let needed = suspects
  for (const suspect of suspects) {
    const others = needed.filter((other) => other !== suspect)
    if (others.length > 0 && turns(others)) needed = others
    await setImmediate()
  }
  return needed
}
