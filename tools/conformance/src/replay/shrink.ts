import type { OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { isValidRequest, requestSchemaOf } from '../generate/json-schema'
import type { ReplayStep } from './replay-file'

/** Whether the steps still show what they are shrunk for. */
export type StillFails = (steps: readonly ReplayStep[]) => Promise<boolean>

/** A shorter sequence that still fails; undefined where there is none. */
type Shorten = (steps: readonly ReplayStep[], stillFails: StillFails) => Promise<readonly ReplayStep[] | undefined>

type Place = readonly (string | number)[]

const isBranch = (value: unknown): value is object => value !== null && typeof value === 'object'

/** Places of a value that can be left out, the largest parts first. */
const placesIn = (value: unknown, at: Place = []): Place[] => {
  if (!isBranch(value)) return []
  const parts = Object.entries(value).map(([name, part]) => {
    const place: Place = [...at, Array.isArray(value) ? Number(name) : name]
    return { place, part: part as unknown }
  })
  return [...parts.map(({ place }) => place), ...parts.flatMap(({ place, part }) => placesIn(part, place))]
}

const without = (value: unknown, [step, ...rest]: Place): unknown => {
  if (!isBranch(value) || step === undefined) return value
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== step)
      : value.map((part: unknown, index) => (index === step ? without(part, rest) : part))
  }
  const { [step as string]: part, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...value, [step]: without(part, rest) }
}

const isValid = (key: OperationKey, value: unknown): boolean => {
  const schema = requestSchemaOf(key)
  return !schema || isValidRequest(schema, value === undefined ? undefined : JSON.stringify(value))
}

const fieldOf = ({ do: key }: ReplayStep) => (operationOf(key).method === 'GET' ? 'query' : 'body')

/** Leaves out the first place that the failure does not need, of those not tried before; undefined where it needs all. */
const leaveOut =
  (tried: Set<string>): Shorten =>
  async (steps, stillFails) => {
    const last = steps.at(-1)
    if (!last) return undefined
    const field = fieldOf(last)
    const value = last[field]
    // An invalid request must stay one, and a valid one too, or the steps would show something else.
    const wasValid = isValid(last.do, value)
    for (const place of placesIn(value).filter((one) => !tried.has(one.join()))) {
      const smaller = without(value, place)
      if (isValid(last.do, smaller) !== wasValid) continue
      const shorter = [...steps.slice(0, -1), { ...last, [field]: smaller } as ReplayStep]
      if (await stillFails(shorter)) return shorter
      tried.add(place.join())
    }
    return undefined
  }

const dropStep: Shorten = async (steps, stillFails) => {
  for (let index = 0; index < steps.length - 1; index += 1) {
    const shorter = steps.filter((_, at) => at !== index)
    if (await stillFails(shorter)) return shorter
  }
  return undefined
}

/** Applies a way to shorten until it finds nothing more. */
const repeat = async (
  shorten: Shorten,
  steps: readonly ReplayStep[],
  stillFails: StillFails,
): Promise<readonly ReplayStep[]> => {
  const shorter = await shorten(steps, stillFails)
  return shorter ? repeat(shorten, shorter, stillFails) : steps
}

/** The shortest sequence that still fails: steps that it does not need go first, then parts of the last request. */
export const shrink = async (steps: readonly ReplayStep[], stillFails: StillFails): Promise<readonly ReplayStep[]> =>
  repeat(leaveOut(new Set()), await repeat(dropStep, steps, stillFails), stillFails)
