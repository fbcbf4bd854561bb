import { exampleOf } from '../shopping/examples'
import { isSecretField, maskHeaders } from '../reports/mask-secrets'
import { isCall, ReplayError, type CallStep, type ReplayStep } from './replay-file'

const valueIn = (value: unknown, name: string): unknown => {
  if (value === null || typeof value !== 'object') return undefined
  if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name]
  return Object.values(value)
    .map((part) => valueIn(part, name))
    .find((found) => found !== undefined)
}

const mask = (value: unknown, example: unknown): unknown => {
  if (Array.isArray(value)) return value.map((part) => mask(part, example))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      // Another value than the example's is made up, and may be what fails.
      const isSecret = isSecretField(name) && typeof part === 'string' && valueIn(example, name) === part
      return [name, isSecret ? `\${${name}}` : mask(part, example)]
    }),
  )
}

/** A step with names such as `${cardNumber}` instead of secrets. */
export const maskStep = (step: CallStep): CallStep => ({
  ...step,
  ...(step.body !== undefined && { body: mask(step.body, exampleOf(step.do)) }),
  ...(step.headers && { headers: maskHeaders(step.headers) }),
})

type Environment = Readonly<Record<string, string | undefined>>

const fill = (value: unknown, find: (name: string) => unknown): unknown => {
  if (typeof value === 'string') {
    const name = /^\$\{([\w-]+)\}$/.exec(value)?.[1]
    return name === undefined ? value : find(name)
  }
  if (Array.isArray(value)) return value.map((part) => fill(part, find))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, find)]))
}

/** A step with its secrets again: from the environment, or as the contract's example has them. */
export const fillStep = (step: ReplayStep, env: Environment): ReplayStep => {
  if (!isCall(step)) return step
  const find = (name: string): unknown => {
    const found = env[name] ?? valueIn(exampleOf(step.do), name)
    if (found === undefined) throw new ReplayError(`set the variable ${name}: the file does not hold its value`)
    return found
  }
  return fill(step, find) as ReplayStep
}
