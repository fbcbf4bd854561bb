/** Anything that took time: what ended before another began came before it. */
export interface Span {
  readonly begins: number
  readonly ends: number
}

export const overlap = (one: Span, other: Span) => one.begins < other.ends && other.begins < one.ends

/** How a step ends from where things stood; undefined where it can't have happened then. */
export type Take<Step, Place> = (step: Step, place: Place) => Place | undefined

interface Places<Step, Place> {
  /** Where things may stand once all steps are taken; undefined where there are too many orders to try. */
  readonly ends: readonly Place[] | undefined
  /** The longest way that led nowhere. */
  readonly stuck: { readonly place: Place; readonly next: Step; readonly taken: number } | undefined
}

/** Places that are tried before nobody can say any more. */
const mostPlaces = 3000

/**
 * Tries every order of steps that keeps those in order that did not overlap. Each step is taken whole, so that what
 * comes out is what one order could have led to.
 */
export const tryOrders = <Step extends Span, Place>(
  steps: readonly Step[],
  starts: readonly Place[],
  { take, isSame }: { take: Take<Step, Place>; isSame: (one: Place, other: Place) => boolean },
): Places<Step, Place> => {
  const tried = new Map<string, Place[]>()
  let count = 0
  let stuck: Places<Step, Place>['stuck']

  const isNew = (taken: ReadonlySet<Step>, place: Place) => {
    const name = steps.map((step) => (taken.has(step) ? 1 : 0)).join('')
    const known = tried.get(name) ?? []
    if (known.some((one) => isSame(one, place))) return false
    tried.set(name, [...known, place])
    count += 1
    return true
  }

  const mayBeNext = (step: Step, taken: ReadonlySet<Step>) =>
    !taken.has(step) && steps.every((other) => taken.has(other) || other.ends >= step.begins)

  const go = (taken: ReadonlySet<Step>, place: Place): void => {
    if (count > mostPlaces || !isNew(taken, place)) return
    for (const next of steps.filter((step) => mayBeNext(step, taken))) {
      const reached = take(next, place)
      if (reached !== undefined) go(new Set([...taken, next]), reached)
      else if (!stuck || taken.size > stuck.taken) stuck = { place, next, taken: taken.size }
    }
  }

  for (const start of starts) go(new Set(), start)
  const all = steps.map(() => 1).join('')
  return { ends: count > mostPlaces ? undefined : (tried.get(all) ?? []), stuck }
}
