/** Part of `npm run openapi`: keeps what each operation answers to its example, for the document to show. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { audiences, operations, type Operation, type OperationKey } from '@soe/contracts'
import { brokenWithin, type SeenAnswer } from '@soe/promises'
import { prepareExample } from './prepare-example'
import { startSimulator, type TestSimulator } from './start-simulator'

const file = join(process.cwd(), 'libs/contracts/src/openapi/recorded-answers.json')

/** Enough of a list to see what it is made of. */
const shortest = 1

type Place = readonly string[]

/** Places of lists that are longer than that, the outermost first. */
const longLists = (value: unknown, at: Place = []): Place[] => {
  if (!(value instanceof Object)) return []
  const inside = Object.entries(value).flatMap(([name, part]) => longLists(part, [...at, name]))
  return Array.isArray(value) && value.length > shortest ? [at, ...inside] : inside
}

const shortenedAt = (value: unknown, [name, ...rest]: Place): unknown => {
  if (name === undefined) return Array.isArray(value) ? value.slice(0, shortest) : value
  if (!(value instanceof Object) || !Object.hasOwn(value, name)) return value
  const part = shortenedAt((value as Record<string, unknown>)[name], rest)
  return Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part }
}

const fits = (key: OperationKey, { responses }: Operation, seen: SeenAnswer) =>
  responses[200].safeParse(seen.answer).success && brokenWithin({ ...seen, key }).length === 0

/** The answer with every list shortened whose further items nothing else in it speaks of. */
const shorten = (key: OperationKey, operation: Operation, seen: SeenAnswer): unknown =>
  longLists(seen.answer).reduce<unknown>((answer, place) => {
    const shorter = shortenedAt(answer, place)
    return fits(key, operation, { ...seen, answer: shorter as never }) ? shorter : answer
  }, seen.answer)

const record = async (simulator: TestSimulator, key: OperationKey, operation: Operation) => {
  const { paths, example } = operation.metadata
  const caller = audiences.find((audience) => paths[audience] !== undefined) ?? 'prospect'
  const shopper = await (await simulator.world(caller)).shopper()
  await prepareExample(shopper, key)
  const { answer, status } = await shopper.call(key, example as { query?: Record<string, string> })
  if (status !== 200) return undefined
  const request = (example.body ?? example.query) as never
  return shorten(key, operation, { key, audience: caller, request, answer, headers: {}, cookies: {}, clock: [] })
}

const simulator = await startSimulator()
const answers: Partial<Record<OperationKey, unknown>> = {}
for (const { key, operation } of operations) {
  const answer = await record(simulator, key, operation)
  if (answer !== undefined) answers[key] = answer
}
await simulator.close()
writeFileSync(file, `${JSON.stringify(answers, undefined, 2)}\n`)
