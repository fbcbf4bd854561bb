import type { OperationKey } from '@soe/contracts'
import { drifts, plantedFaults, startTwin, variations, type TwinParts } from '@soe/drift/carriers'
import type { Shopper } from '@soe/simulator-client/jest'
import { audienceOf, callExample, expectSame, leavesOf, plainKeys, prepare } from './calls'
import type { ExamCase } from './cases'
import { sit, type Artefacts, type Test } from './sitting'

/** The answers to a shopper, call by call. */
type Answers = readonly (readonly [key: OperationKey, status: number, leaves: readonly (readonly [string, string])[]])[]

const reads: readonly OperationKey[] = ['checkout.getCheckoutDetails']

/** Ids and times differ from one run to the next. */
const isLasting = ([path, value]: readonly [string, string]) =>
  !/id$|number|token|time|date|mtn|lineInfo|expires/i.test(path) && !/^\d{4}-\d\d-\d\d/.test(value)

const answersOf = async (shopper: Shopper, keys: readonly OperationKey[]): Promise<Answers> => {
  const answers: [OperationKey, number, [string, string][]][] = []
  for (const key of keys) await prepare(shopper, key).catch(() => undefined)
  for (const key of [...keys, ...reads]) {
    const { status, raw } = await callExample(shopper, key)
    answers.push([key, status, leavesOf(raw).filter(isLasting) as [string, string][]])
  }
  return answers
}

/** Compares the answers with those of a sound carrier, as a test with recorded answers does. */
const comparing =
  (keys: readonly OperationKey[], expected: Answers): Test =>
  async (_, shopper) => {
    const answers = await answersOf(shopper, keys)
    for (const [at, [key, status, leaves]] of expected.entries()) {
      const [, given, found = []] = answers[at] ?? []
      expectSame(`${key} status`, String(given), String(status))
      const values = new Map(found)
      for (const [path, value] of leaves) expectSame(`${key} ${path}`, values.get(path), value)
    }
  }

const inTwin = async <Answer>(parts: TwinParts, work: (url: string) => Promise<Answer>): Promise<Answer> => {
  const twin = await startTwin(parts)
  try {
    return await work(twin.url)
  } finally {
    await twin.close()
  }
}

const soundAnswers = async (parts: TwinParts, keys: readonly OperationKey[]): Promise<Answers> => {
  let answers: Answers = []
  await inTwin(parts, (carrier) =>
    sit({ carrier }, async (_, shopper) => {
      answers = await answersOf(shopper, keys)
    }),
  )
  return answers
}

/** Runs the comparison against a carrier; a test that passes then fails with `ending`, where it is given. */
const compare = async (
  parts: TwinParts,
  keys: readonly OperationKey[],
  sound: TwinParts,
  ending?: string,
): Promise<Artefacts | undefined> => {
  const expected = await soundAnswers(sound, keys)
  return inTwin(parts, (carrier) =>
    sit({ carrier }, async (world, shopper) => {
      await comparing(keys, expected)(world, shopper)
      if (ending !== undefined) throw new Error(ending)
    }),
  )
}

const isOfGuests = ({ only }: { readonly only: readonly OperationKey[] }) =>
  only.every((key) => audienceOf(key) === 'prospect')

/** Backends with a drift behind the simulator, which a test with the sound answers notices. */
export const driftingCarriers: readonly ExamCase[] = [...drifts, ...plantedFaults]
  .filter((drift) => drift.small === undefined && isOfGuests(drift))
  .map(({ id, only, ...parts }) => ({ id, culprit: 'carrier', run: () => compare(parts, only, {}) }))

const newFields = ['loyaltyPoints', 'segment', 'abTest', 'storeHint'] as const

type Json = Readonly<Record<string, unknown>>

/** The answer with an extra field, at its root or in its first object. */
const widened = (answer: Json, field: string, isDeep: boolean): Json => {
  const [name, inner] =
    Object.entries(answer).find(([, held]) => Object.getPrototypeOf(held ?? 0) === Object.prototype) ?? []
  return isDeep && name !== undefined
    ? { ...answer, [name]: { ...(inner as Json), [field]: 12 } }
    : { ...answer, [field]: 12 }
}

const sendingMore = (key: OperationKey, field: string, isDeep: boolean): TwinParts => ({
  wrap: () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== key || reply.status !== 200 || !reply.body.startsWith('{')) return reply
    return { ...reply, body: JSON.stringify(widened(JSON.parse(reply.body) as Json, field, isDeep)) }
  },
})

/** Fails like a comparison with a whole recorded answer. */
const comparingWhole =
  (key: OperationKey): Test =>
  async (_, shopper) => {
    await prepare(shopper, key)
    const { raw } = await callExample(shopper, key)
    const field = leavesOf(raw).find(([path]) => newFields.some((name) => path.endsWith(name)))
    if (!field) return
    throw new Error(
      `expect(received).toEqual(expected) // deep equality\n\n- Expected  - 0\n+ Received  + 1\n\n  Object {\n+   "${field[0].split('.').at(-1)}": ${field[1]},\n  }`,
    )
  }

/** Backends that send a field which the contract does not declare, compared with a recorded answer. */
export const undeclaredFields: readonly ExamCase[] = plainKeys.flatMap((key) =>
  newFields.flatMap((field) =>
    [false, true].map((isDeep): ExamCase => ({
      id: `${key}-${field}-${isDeep ? 'deep' : 'flat'}`,
      culprit: 'contract',
      run: () => inTwin(sendingMore(key, field, isDeep), (carrier) => sit({ carrier }, comparingWhole(key))),
    })),
  ),
)

/** Backends that differ in what the contract leaves open. */
export const soundCarriers = (ending: string): ExamCase[] =>
  variations
    .filter((variation) => variation.small === undefined && isOfGuests(variation))
    .map(({ id, only, ...parts }) => ({ id, culprit: 'cannot-tell', run: () => compare(parts, only, parts, ending) }))
