/** Part of `npm run openapi`: keeps what each operation answers to its example, for the document to show. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { audiences, operations, type Operation, type OperationKey } from '@soe/contracts'
import { format } from 'prettier'
import { beforeExample } from './before-example'
import { startSimulator, type TestSimulator } from './start-simulator'

const file = join(process.cwd(), 'libs/contracts/src/openapi/recorded-answers.json')

/** Enough of a list to see what it is made of. */
const shortest = 1

const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, shortest).map(shorten)
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]))
}

const fits = ({ responses }: Operation, answer: unknown) =>
  (responses[200] as unknown as { safeParse(value: unknown): { success: boolean } }).safeParse(answer).success

const record = async (simulator: TestSimulator, key: OperationKey, operation: Operation) => {
  const { paths, example } = operation.metadata
  const caller = audiences.find((audience) => paths[audience] !== undefined) ?? 'prospect'
  const shopper = await (await simulator.world(caller)).shopper()
  await beforeExample[key]?.(shopper)
  const { answer, status } = await shopper.call(key, example as { query?: Record<string, string> })
  if (status !== 200) return undefined
  const short = shorten(answer)
  return fits(operation, short) ? short : answer
}

const simulator = await startSimulator()
const answers: Partial<Record<OperationKey, unknown>> = {}
for (const { key, operation } of operations) {
  const answer = await record(simulator, key, operation)
  if (answer !== undefined) answers[key] = answer
}
await simulator.close()
writeFileSync(file, await format(JSON.stringify(answers), { parser: 'json', printWidth: 120 }))
