import { audiences, findOperation, operations, type Audience, type OperationKey } from '@soe/contracts'
import { personas, type PersonaId } from '@soe/carrier'
import { prepareExample } from '../testing/prepare-example'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const everyone: readonly PersonaId[] = personas.map(({ id }) => id)

/** The first persona of each audience; the soak asks for all. */
const asked: readonly PersonaId[] = process.env['SOAK'] === '1' ? everyone : [...audiences]

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: Error }
}

/** How the answer breaks its contract; undefined where it keeps it. */
const violation = (key: OperationKey, status: number, raw: unknown): string | undefined => {
  const schema = (findOperation(key).responses as Partial<Record<number, Schema>>)[status]
  if (!schema || status >= 500) return `${key} answered ${status}, which no example may cause`
  if (raw === undefined) return undefined
  const { success, error } = schema.safeParse(raw)
  return success ? undefined : `${key} answered ${status} off contract: ${error?.message}`
}

/** What makes sense of the example is not for everyone: a persona may be refused on the way, by contract. */
const prepare = async (key: OperationKey, shopper: Shopper) => {
  try {
    await prepareExample(shopper, key)
  } catch (error) {
    if (!/answered (200|40\d)|is not for/.test(String(error))) throw error
  }
}

const variants = (key: OperationKey): Audience[] =>
  audiences.filter((audience) => findOperation(key).metadata.paths[audience] !== undefined)

type Language = 'en' | 'es'

const callAs = async (persona: PersonaId, language: Language, key: OperationKey): Promise<(string | undefined)[]> => {
  const world = await simulator.world(persona)
  const found: (string | undefined)[] = []
  for (const audience of variants(key)) {
    const shopper = await world.shopper()
    await prepare(key, shopper)
    const headers = { 'accept-language': language }
    const example = findOperation(key).metadata.example as object
    const { status, raw } = await shopper.call(key, { ...example, audience, headers })
    found.push(violation(key, status, raw))
  }
  return found
}

/** Everyone in English; the first persona of a few audiences in Spanish too, since only texts differ. */
const calls: readonly (readonly [PersonaId, Language])[] = [
  ...asked.map((persona) => [persona, 'en'] as const),
  ['signed-in', 'es'],
  ['prospect', 'es'],
  ['prepay', 'es'],
]

describe.each(calls)('every example, sent by %s in %s', (persona, language) => {
  it.each(operations.map(({ key }) => key))('%s keeps its contract at every path', async (key) => {
    expect((await callAs(persona, language, key)).filter(Boolean)).toEqual([])
  })
})
