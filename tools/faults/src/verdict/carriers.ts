import type { OperationKey } from '@soe/contracts'
import { drifts, plantedFaults, startTwin, variations, type TwinParts } from '@soe/drift/carriers'
import type { Shopper } from '@soe/simulator-client/jest'
import { audienceOf, callExample, expectSame, leavesOf, prepare } from './calls'
import type { ExamCase } from './cases'
import { sit, type Artefacts, type Test } from './sitting'

/** What a shopper is answered, call by call. */
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

/** Compares what is answered with what a sound carrier answers, as a test with recorded answers does. */
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

/** Runs the comparison against a carrier; `ending` is what befalls a test that holds. */
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

/** Backends with a drift behind the simulator, noticed by a test that knows the sound answers. */
export const driftingCarriers: readonly ExamCase[] = [...drifts, ...plantedFaults]
  .filter((drift) => drift.small === undefined && isOfGuests(drift))
  .map(({ id, only, ...parts }) => ({ id, culprit: 'carrier', run: () => compare(parts, only, {}) }))

/** Backends that differ in what the contract leaves open. */
export const soundCarriers = (ending: string): ExamCase[] =>
  variations
    .filter((variation) => variation.small === undefined && isOfGuests(variation))
    .map(({ id, only, ...parts }) => ({ id, culprit: 'cannot-tell', run: () => compare(parts, only, parts, ending) }))
