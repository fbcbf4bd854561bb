import { callExample, expectSame, leavesOf, ofPage, plainKeys, prepare } from './calls'
import type { ExamCase } from './cases'
import { sit } from './sitting'

/** A value that no carrier answers. */
const other = (value: string) => (/^-?\d+(\.\d+)?$/.test(value) ? String(Number(value) + 17) : `${value} (new)`)

/** Tests that expect another value than the carrier's right answer. */
export const wrongAssertions: readonly ExamCase[] = plainKeys.flatMap((key) =>
  [0.2, 0.5, 0.8].map((share): ExamCase => ({
    id: `${key}-${share}`,
    culprit: 'test',
    run: () =>
      sit({}, async (_, shopper) => {
        await prepare(shopper, key)
        const { raw, error } = await callExample(shopper, key)
        const leaves = leavesOf(raw)
        const [path = '', value = ''] = leaves[Math.floor(leaves.length * share)] ?? []
        if (error === undefined) expectSame(`${key} ${path}`, value, other(value))
      }),
  })),
)

const ended = (ending: string, headers: Record<string, string>): ExamCase[] =>
  plainKeys.map((key) => ({
    id: key,
    culprit: 'cannot-tell',
    run: () =>
      sit({}, async (_, shopper) => {
        await prepare(shopper, key, { headers })
        await callExample(shopper, key, { headers })
        throw new Error(ending)
      }),
  }))

/** Sound calls of a sound test, or of a page, that an outside cause ends. */
export const endedTests = {
  test: (ending: string) => ended(ending, {}),
  page: (ending: string) => ended(ending, ofPage),
}

/** Tests that arrange a failure and see it, before an outside cause ends them. */
export const arrangedFailures = (ending: string): ExamCase[] =>
  plainKeys.flatMap((key) =>
    [ofPage, undefined].map((headers): ExamCase => ({
      id: `${key}-${headers ? 'page' : 'test'}-fails-as-arranged`,
      culprit: 'cannot-tell',
      run: () =>
        sit({}, async (world, shopper) => {
          await prepare(shopper, key)
          await world.command({ failNext: { on: key, status: 503 } })
          const { status } = await callExample(shopper, key, { headers })
          expectSame(`${key} status`, String(status), '503')
          throw new Error(ending)
        }),
    })),
  )
