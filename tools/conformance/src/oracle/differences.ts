import type { OperationKey } from '@soe/contracts'
import type { Call } from '../shopping/call'
import { factsOf, type Fact } from './facts'
import type { Recording } from './recording'

/** A place where two answers to the same call differ. */
export interface Difference {
  readonly check: string
  readonly key: OperationKey
  readonly path: string
  readonly values: readonly [string, string]
  /** Which call of the check. */
  readonly index: number
}

const absent = 'nothing'

/** A noisy value without a role. */
const unknown = 'noise'

type Values = ReadonlyMap<string, Fact>

const valuesOf = (facts: readonly Fact[]): Values => new Map(facts.map((fact) => [fact.at, fact]))

const callDifferences = (left: Values, right: Values) => {
  const places = [...new Set([...left.keys(), ...right.keys()])]
  const isOtherLength = (list: string) => left.get(`${list}.length`)?.value !== right.get(`${list}.length`)?.value
  const otherLists = places
    .flatMap((place) => (place.endsWith('.length') ? [place.slice(0, -'.length'.length)] : []))
    .filter(isOtherLength)
  // Of two lists of other lengths only that is said: their items can't be matched.
  const isInside = (place: string) => otherLists.some((list) => place.startsWith(`${list}[`))
  return places
    .filter((place) => !isInside(place))
    .flatMap((place) => {
      const [one, other] = [left.get(place), right.get(place)]
      const values = [one?.value ?? absent, other?.value ?? absent] as const
      return values[0] === values[1] || values.includes(unknown)
        ? []
        : [{ path: (one ?? other)?.pattern ?? place, values }]
    })
}

/** Says of each call what its facts are; ids and times may have got the names of their roles. */
export type FactReader = (check: string, calls: readonly Call[]) => readonly (readonly Fact[])[]

const plainFacts: FactReader = (_, calls) => calls.map(({ exchange }) => factsOf(exchange.response))

const checkDifferences = (
  check: string,
  left: readonly Call[],
  right: readonly Call[],
  read: FactReader,
): Difference[] => {
  const [ours, theirs] = [read(check, left), read(check, right)]
  return left.flatMap(({ key }, index) => {
    if (right[index]?.key !== key) return []
    return callDifferences(valuesOf(ours[index] ?? []), valuesOf(theirs[index] ?? [])).map(({ path, values }) => ({
      check,
      key,
      path,
      values,
      index,
    }))
  })
}

/** Where two recordings of the same checks differ, call by call. */
export const differencesOf = (left: Recording, right: Recording, read: FactReader = plainFacts): Difference[] =>
  [...left].flatMap(([check, calls]) => checkDifferences(check, calls, right.get(check) ?? [], read))

/** Whether two differences are of the same place in the same call of a check. */
export const isSameDifference = (one: Difference, other: Difference): boolean =>
  one.check === other.check && one.index === other.index && placeOf(one) === placeOf(other)

export const placeOf = ({ key, path }: Pick<Difference, 'key' | 'path'>) => `${key} ${path}`

/** Checks that took another course: they can't be compared call by call. */
export const otherCourses = (left: Recording, right: Recording): string[] => {
  const course = (calls: readonly Call[] = []) => calls.map(({ key }) => key).join()
  return [...left].flatMap(([check, calls]) => (course(calls) === course(right.get(check)) ? [] : [check]))
}

/** Two instants may be equal by chance. */
const instant = /^"\d{4}-\d\d-\d\dT[\d:.]+Z"$/

/** Ids and tokens: the same wherever they are met. */
const isTelling = (value: string) => value.length >= 8 && /\d/.test(value)

/**
 * Reads facts with ids of noisy places replaced by their role: where the value was first met. The same id
 * at another place has the same role; whatever else is noisy is left out.
 */
export const readRoles =
  (noise: ReadonlySet<string>): FactReader =>
  (_, calls) => {
    const roles = new Map<string, string>()
    const newRole = ({ value, at }: Fact, call: number): string => {
      const role = `the value of ${at} in call ${call}`
      roles.set(value, role)
      return role
    }
    const roleOf = (fact: Fact, key: string, call: number): string => {
      const { value, pattern } = fact
      const isNoise = noise.has(`${key} ${pattern}`)
      if (isNoise && instant.test(value)) return unknown
      if (!isTelling(value)) return isNoise ? unknown : value
      return roles.get(value) ?? (isNoise ? newRole(fact, call) : value)
    }
    return calls.map(({ key, exchange }, index) =>
      factsOf(exchange.response).map((fact) => ({ ...fact, value: roleOf(fact, key, index + 1) })),
    )
  }
