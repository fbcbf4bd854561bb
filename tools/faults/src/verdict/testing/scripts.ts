import { setTimeout as pause } from 'node:timers/promises'
import type { OperationKey } from '@soe/contracts'
import { audiencesOfRule, builtInScenarios, keysOfRule, type Rule, type Scenario } from '@soe/scenario'
import { callExample, prepare } from './calls'
import type { ExamCase } from './cases'
import { sit, Unmet, type Stage, type Test } from './sitting'

const mostRounds = 6

/** Waits for an answer, and not for long where a rule makes it late or keeps it. */
const settle = ({ rules }: Scenario, answer: Promise<unknown>): Promise<unknown> => {
  const settled = answer.catch(() => undefined)
  const isLate = rules.some(({ fault }) => fault?.hang ?? fault?.delay ?? fault?.slowBody)
  return isLate ? Promise.race([settled, pause(300)]) : settled
}

const keyOf = (rule: Rule) => keysOfRule(rule)[0] as OperationKey

/** Calls the operations of a scenario's rules until its expectations are met. */
export const drive =
  (scenario: Scenario): Test =>
  async (world, shopper) => {
    const audience = scenario.rules
      .map(audiencesOfRule)
      .reduce((kept, next) => kept.filter((one) => next.includes(one)))[0]
    for (const key of new Set(scenario.rules.map(keyOf))) await settle(scenario, prepare(shopper, key, { audience }))
    for (let round = 0; round < mostRounds; round += 1) {
      for (const rule of scenario.rules) await settle(scenario, callExample(shopper, keyOf(rule), { audience }))
      if ((await world.verify()).ok) return
    }
    throw new Unmet()
  }

export const stageOf = (scenario: Scenario): Stage => {
  const audience = scenario.rules.map(audiencesOfRule)[0]?.[0] ?? 'prospect'
  return { persona: scenario.rules.flatMap(({ when }) => when?.persona ?? [])[0] ?? audience, scenarios: [scenario] }
}

/** Mistakes that keep a rule from firing. */
const slips: Readonly<Record<string, (rule: Rule) => Rule>> = {
  'asks-for-a-full-cart': (rule) => ({ ...rule, when: { ...rule.when, cartLines: { gte: 90 } } }),
  'asks-for-a-header': (rule) => ({ ...rule, when: { ...rule.when, header: { 'x-tenant': { equals: 'b2b' } } } }),
  'asks-for-another-audience': (rule) => ({ ...rule, audience: ['prepay-signed-in'] }),
  'is-of-another-day': (rule) => ({ ...rule, between: { from: 'PT20H', to: 'PT21H' } }) as Rule,
}

const isDriven = ({ rules, expect }: Scenario) =>
  expect.some(({ rule }) => rule !== undefined) && !rules.some(({ on }) => on.includes('storefront.chunk'))

export const drivenScenarios: readonly Scenario[] = builtInScenarios.filter(isDriven)

/** A test that does not expect the armed rules. */
const withoutReckoning =
  ({ rules }: Scenario): Test =>
  async (_, shopper) => {
    for (const rule of rules) {
      const asked = { audience: audiencesOfRule(rule)[0] }
      await prepare(shopper, keyOf(rule), asked)
      const { error, decision } = await callExample(shopper, keyOf(rule), asked)
      if (error !== undefined)
        throw new Error(`expect(received).toBeUndefined()\n\nReceived: "${error}" (decision ${decision})`)
    }
  }

/** Runs a test against a broken script, unless it already fails against the sound one. */
const against = async (sound: Stage, broken: Stage, test: Test) =>
  (await sit(sound, test)) ? undefined : sit(broken, test)

/** Built-in scripts with a mistake in each of their rules, and scripts that a test does not expect. */
export const brokenScripts: readonly ExamCase[] = drivenScenarios.flatMap((scenario): ExamCase[] => {
  const stage = stageOf(scenario)
  const slipped = Object.entries(slips).map(([id, slip]): ExamCase => {
    const broken = { ...stage, scenarios: [{ ...scenario, rules: scenario.rules.map(slip) }] }
    return { id: `${scenario.id}-${id}`, culprit: 'script', run: () => against(stage, broken, drive(scenario)) }
  })
  const unexpected = { ...stage, scenarios: [{ ...scenario, expect: [] }] }
  return [
    ...slipped,
    {
      id: `${scenario.id}-is-not-reckoned-with`,
      culprit: 'script',
      run: () => against({ ...stage, scenarios: [] }, unexpected, withoutReckoning(scenario)),
    },
  ]
})
