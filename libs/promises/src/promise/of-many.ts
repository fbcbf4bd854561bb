import type { Fact } from './fact'
import type { Pair } from './invariant'

export type Named<Value> = Readonly<Record<string, Value>>

/** The things that both have. */
const sharedPairs = <Value>(said: Named<Value>, known: Named<Value>): Pair[] =>
  Object.keys(said)
    .filter((name) => known[name] !== undefined)
    .map((name) => [{ [name]: said[name] }, { [name]: known[name] }])

/** A fact about many things, of which each answer has some. */
export const ofMany = <Value>({
  name,
  says,
  sources,
  effects = {},
  compare = sharedPairs,
  right,
  wrong,
}: Pick<Fact<Named<Value>>, 'name' | 'says' | 'sources' | 'right' | 'wrong'> &
  Partial<Pick<Fact<Named<Value>>, 'effects' | 'compare'>>): Fact<Named<Value>> => ({
  name,
  says,
  sources,
  effects,
  compare,
  merge: (known, said) => ({ ...known, ...said }),
  right,
  wrong,
})
