import type { OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { requestSchemaOf } from '../generate/json-schema'
import { isCall, type CallStep, type ReplayStep } from './replay-file'

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

/** What the contract finds wrong with a request; nothing where it is valid. */
const issuesOf = (key: OperationKey, value: unknown): string[] => {
  const wire = value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
  const issues = requestSchemaOf(key)?.safeParse(wire).error?.issues ?? []
  return issues.map(
    ({ code, path }) => `${code} ${path.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.')}`,
  )
}

/** Whether a shorter request is wrong in nothing that the longer one was not wrong in, and still wrong where that was. */
const isWrongAlike = (before: readonly string[], after: readonly string[]) =>
  before.length === 0 ? after.length === 0 : after.length > 0 && after.every((issue) => before.includes(issue))

const fieldOf = ({ do: key }: CallStep) => (operationOf(key).method === 'GET' ? 'query' : 'body')

/** Leaves out the first place that the failure does not need, of those not tried before; undefined where it needs all. */
const leaveOut =
  (tried: Set<string>): Shorten =>
  async (steps, stillFails) => {
    const last = steps.at(-1)
    if (!last || !isCall(last)) return undefined
    const field = fieldOf(last)
    const value = last[field]
    const before = issuesOf(last.do, value)
    for (const place of placesIn(value).filter((one) => !tried.has(one.join()))) {
      const smaller = without(value, place)
      if (!isWrongAlike(before, issuesOf(last.do, smaller))) continue
      const shorter = [...steps.slice(0, -1), { ...last, [field]: smaller } as ReplayStep]
      if (await stillFails(shorter)) return shorter
      tried.add(place.join())
    }
    return undefined
  }

/** A step without which a request that must be done may be refused for another reason. */
const isNeeded = (step: ReplayStep) => !isCall(step) || (step.done && operationOf(step.do).metadata.kind === 'change')

const dropStep =
  (keepsRequest: boolean): Shorten =>
  async (steps, stillFails) => {
    for (const [index, step] of steps.slice(0, -1).entries()) {
      if (keepsRequest && isNeeded(step)) continue
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

export interface ShrinkOptions {
  /** Whether the last request stays as it is, with all that was done before it. */
  readonly keepsRequest?: boolean
}

/** The shortest sequence that still fails: steps that it does not need go first, then parts of the last request. */
export const shrink = async (
  steps: readonly ReplayStep[],
  stillFails: StillFails,
  { keepsRequest = false }: ShrinkOptions = {},
): Promise<readonly ReplayStep[]> => {
  const shorter = await repeat(dropStep(keepsRequest), steps, stillFails)
  return keepsRequest ? shorter : repeat(leaveOut(new Set()), shorter, stillFails)
}
