import { commitDefault } from './commit-default'
import type { ExpectationInput } from './expectation.schema'
import type { Expectation, Rule, RuleConditions, Scenario } from './scenario'
import type { RuleInput } from './rule.schema'
import type { ScenarioInput } from './scenario.schema'
import { triggers } from './triggers'

const listNames: readonly string[] = [
  'on',
  'only',
  'audience',
  'processStep',
  'lockOwner',
  'persona',
  'wrongHeader',
  'answered',
]

const compact = (value: object) => Object.entries(value).filter(([, field]) => field !== undefined)

const asList = (name: string, field: unknown): unknown =>
  // The condition on an answer bears the name of an expectation's list.
  listNames.includes(name) && typeof field !== 'object' ? [field] : field

const withLists = (value: object) =>
  Object.fromEntries(compact(value).map(([name, field]) => [name, asList(name, field)]))

const isTriggered = (rule: RuleInput): boolean => triggers.some((name) => rule[name] !== undefined)

export const normaliseRule = (rule: RuleInput): Rule => ({
  per: 'session',
  priority: 0,
  ...(!isTriggered(rule) && { always: true }),
  commit: commitDefault(rule),
  then: [],
  // The schema has accepted the rule, so only defaults can be missing.
  ...(withLists(rule) as Pick<Rule, 'id' | 'on'>),
  ...(rule.when && { when: withLists(rule.when) as RuleConditions }),
})

export const normaliseExpectation = (expectation: ExpectationInput): Expectation =>
  withLists(expectation) as Expectation

/** The one form of a document, however it was written; doing it again changes nothing. */
export const normaliseScenario = ({ rules = [], expect = [], ...head }: ScenarioInput): Scenario => ({
  ...(Object.fromEntries(compact(head)) as typeof head),
  rules: rules.map(normaliseRule),
  expect: expect.map(normaliseExpectation),
})
