import { ExpectationSchema } from '../document/expectation.schema'
import { limits } from '../document/check-plain'
import type { Finding } from '../document/finding'
import { normaliseExpectation, normaliseRule } from '../document/normalise-scenario'
import { RuleSchema, type RuleInput } from '../document/rule.schema'
import type { KnownNames } from './known-names'
import { lintScenario } from './lint-scenario'
import { lintSoundPart } from './lint-sound-part'

const listAt = (document: unknown, name: string): readonly unknown[] => {
  const list = (document as Record<string, unknown> | null)?.[name]
  return Array.isArray(list) ? (list as unknown[]).slice(0, limits.listed) : []
}

const idOf = (rule: unknown): string => {
  const id = (rule as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : ''
}

const afterOf = (rule: unknown): { readonly after?: string } => {
  const after = (rule as { after?: unknown } | null)?.after
  return typeof after === 'string' ? { after } : {}
}

/** Stands for a rule whose shape is wrong, so that others may still name it. */
const placeholder = (rule: unknown): RuleInput => ({ id: idOf(rule), on: [], ...afterOf(rule) })

const isAt = ({ segments: [list, index] }: Finding, name: string, places: ReadonlySet<number>): boolean =>
  list === name && places.has(Number(index))

/** What is wrong with the name of a rule, or with the rule that it waits for, whatever else is wrong with it. */
const isOfNames = ({ segments: [, , field] }: Finding): boolean => field === 'id' || field === 'after'

const unsound = (list: readonly unknown[], isSound: (item: unknown) => boolean): ReadonlySet<number> =>
  new Set(list.flatMap((item, index) => (isSound(item) ? [] : [index])))

const isRule = (item: unknown) => RuleSchema.safeParse(item).success
const isExpectation = (item: unknown) => ExpectationSchema.safeParse(item).success

/** Problems of meaning in those rules and expectations of a document whose own shape is right. */
export const lintSound = (document: unknown, known: KnownNames): Finding[] => {
  const [rules, expect] = [listAt(document, 'rules'), listAt(document, 'expect')]
  const [wrongRules, wrongExpectations] = [unsound(rules, isRule), unsound(expect, isExpectation)]
  const parts = {
    rules: rules.map((rule, index) => normaliseRule(wrongRules.has(index) ? placeholder(rule) : (rule as RuleInput))),
    expect: expect.map((item, index) => normaliseExpectation(wrongExpectations.has(index) ? {} : (item as object))),
  }
  const found = lintScenario(parts, known).filter(
    (finding) =>
      finding.segments.length > 0 &&
      (isOfNames(finding) || !isAt(finding, 'rules', wrongRules)) &&
      !isAt(finding, 'expect', wrongExpectations),
  )
  return [...found, ...[...wrongRules].flatMap((index) => lintSoundPart(rules[index], index, known))]
}
