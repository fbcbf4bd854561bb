import type { FieldCondition } from '../document/condition.schema'
import { error, type Finding, type Segment } from '../document/finding'
import { patternProblem } from '../document/pattern'
import type { ScenarioParts } from '../document/scenario'

/** Compiling takes milliseconds each. */
const mostPatterns = 50

type Conditions = Readonly<Record<string, FieldCondition>>

interface Pattern {
  readonly pattern: string
  readonly segments: readonly Segment[]
}

const patternsIn = (conditions: Conditions | undefined, base: readonly Segment[]): Pattern[] =>
  Object.entries(conditions ?? {}).flatMap(([name, { matches }]) =>
    matches === undefined ? [] : [{ pattern: matches, segments: [...base, name, 'matches'] }],
  )

const patternsOf = ({ rules, expect }: ScenarioParts): Pattern[] => [
  ...rules.flatMap(({ when }, index) =>
    (['header', 'cookie', 'request'] as const).flatMap((kind) =>
      patternsIn(when?.[kind], ['rules', index, 'when', kind]),
    ),
  ),
  ...expect.flatMap(({ request, order = [] }, index) => [
    ...patternsIn(request, ['expect', index, 'request']),
    ...order.flatMap((call, place) =>
      typeof call === 'string' ? [] : patternsIn(call.request, ['expect', index, 'order', place, 'request']),
    ),
  ]),
]

/** Malformed regular expressions, and more than a document may have. */
export const lintPatterns = (scenario: ScenarioParts): Finding[] => {
  const patterns = patternsOf(scenario)
  const extra = patterns[mostPatterns]
  if (extra)
    return [error('too-large', extra.segments, `A document has at most ${mostPatterns} conditions with matches.`)]
  return patterns.flatMap(({ pattern, segments }) => {
    const problem = patternProblem(pattern)
    return problem === undefined ? [] : [error('malformed', segments, `${problem}.`)]
  })
}
