import { wordsOf } from '../judging/judge-exchange'
import { createCookieJar, type CookieJar } from '../target/cookie-jar'
import { jsonOf } from '../target/exchange'
import type { Target } from '../target/http-target'
import { StateError } from './state-service'
import type { Step } from './states-file'

/** What the steps of one shopper know and carry. */
export interface ScriptMemory {
  readonly values: Record<string, string>
  readonly jar: CookieJar
  /** Headers that every call of the shopper carries. */
  readonly headers: Record<string, string>
}

export const createMemory = (): ScriptMemory => ({ values: {}, jar: createCookieJar(), headers: {} })

export type Environment = Readonly<Record<string, string | undefined>>

const known = (name: string, value: string | undefined): string => {
  if (value === undefined) throw new StateError(`"${name}" has no value`)
  return value
}

/** Text with its names replaced: `{user}` by what a step kept, `${TOKEN}` by the environment. */
export const fillText = (text: string, values: Readonly<Record<string, string>>, env: Environment): string =>
  text
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => known(`\${${name}}`, env[name]))
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => known(`{${name}}`, values[name]))

/** A field that is a name alone is left out where the name has no value. */
const isLeftOut = (part: unknown, values: Readonly<Record<string, string>>) => {
  const name = typeof part === 'string' ? /^\{(\w+)\}$/.exec(part)?.[1] : undefined
  return name !== undefined && values[name] === undefined
}

const fillBody = (body: unknown, values: Readonly<Record<string, string>>, env: Environment): unknown => {
  if (typeof body === 'string') return fillText(body, values, env)
  if (Array.isArray(body)) return body.map((part) => fillBody(part, values, env))
  if (typeof body !== 'object' || body === null) return body
  const kept = Object.entries(body).filter(([, part]) => !isLeftOut(part, values))
  return Object.fromEntries(kept.map(([name, part]) => [name, fillBody(part, values, env)]))
}

const valueAt = (answer: unknown, path: string): string => {
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], answer)
  if (typeof found !== 'string' && typeof found !== 'number') throw new StateError(`the answer has no "${path}"`)
  return String(found)
}

export interface StepContext {
  readonly target: Target
  readonly memory: ScriptMemory
  /** Values of this state alone. */
  readonly params: Readonly<Record<string, string>>
  readonly env: Environment
}

/** Makes the call of a step, and keeps its cookies and the values that the step names. */
export const runStep = async (step: Step, { target, memory, params, env }: StepContext): Promise<void> => {
  const { jar } = memory
  const values = { ...memory.values, ...params }
  const [method = '', path = ''] = fillText(step.call, values, env).split(' ')
  const body = step.body === undefined ? undefined : JSON.stringify(fillBody(step.body, values, env))
  const cookie = jar.header()
  const own = Object.entries(step.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    fillText(value, values, env),
  ])
  const response = await target.send({
    method,
    path,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== '' && { cookie }),
      ...Object.fromEntries(own),
    },
    ...(body !== undefined && { body }),
  })
  if (response.status === 0 || response.status >= 400 || response.unreadable !== undefined)
    throw new StateError(`${step.call} answered ${wordsOf({ response })}`)
  jar.keep(response.setCookies)
  const answer = jsonOf(response)
  for (const [name, at] of Object.entries(step.keep ?? {})) memory.values[name] = valueAt(answer, at)
}
