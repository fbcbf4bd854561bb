import { setTimeout as pause } from 'node:timers/promises'
import { findOperation, type Audience, type OperationKey } from '@soe/contracts'
import { audiencesOfRule, keysOfRule, type Rule, type Scenario } from '@soe/scenario'
import type { PersonaId } from '@soe/carrier'
import { prepareExample } from './prepare-example'
import type { Shopper } from './create-shopper'

/** A script of the shop is not an operation: faults.test.ts asks for those. */
export const isOfOperations = ({ rules }: Scenario) => !rules.some(({ on }) => on.includes('storefront.chunk'))

const keyOf = (rule: Rule): OperationKey => keysOfRule(rule)[0] as OperationKey

/** A caller for which every rule of the scenario can fire. */
export const callerOf = ({ rules }: Scenario): { persona: PersonaId; audience: Audience } => {
  const audience = rules.map(audiencesOfRule).reduce((kept, next) => kept.filter((one) => next.includes(one)))[0]
  const persona = rules.flatMap(({ when }) => when?.persona ?? [])[0] ?? audience
  return { persona: persona as PersonaId, audience: audience ?? 'prospect' }
}

/** Does what the examples of the scenario's operations need before them. */
export const prepare = async (shopper: Shopper, { rules }: Scenario) => {
  for (const key of new Set(rules.map(keyOf))) await prepareExample(shopper, key).catch(() => undefined)
}

/** Scenarios that the example of their operation does not cause, with what does. */
const bodies: Readonly<Record<string, object>> = {
  'feedback-fails': {
    source: 'deviceFeedback',
    pageContext: 'GRIDWALL',
    nbxSessionId: 'n1',
    propositionCount: 1,
    customerResponse: { responseList: [] },
  },
}

/** A spoiled answer counts as none. */
const call = (shopper: Shopper, key: OperationKey, audience: Audience, body?: object) =>
  shopper
    .call(key, { ...(findOperation(key).metadata.example as object), ...(body && { body: body as never }), audience })
    .catch(() => undefined)

/** Waits for the answer; where that takes seconds or never comes, until the call has done what is expected of it. */
const untilDone = async (answered: Promise<unknown>, { fault }: Rule, isMet: () => Promise<boolean>) => {
  if (!fault?.hang && !fault?.delay && !fault?.slowBody) return answered
  const isWaiting = () => Promise.race([answered.then(() => false), pause(20, true)])
  while (!(await isMet()) && (await isWaiting()));
}

const mostRounds = 12

/** Makes the calls that a scenario is about until what it expects has happened; returns how many were made. */
export const drive = async (shopper: Shopper, scenario: Scenario, isMet: (calls: number) => Promise<boolean>) => {
  const { audience } = callerOf(scenario)
  let calls = 0
  for (let round = 0; round < mostRounds; round += 1) {
    for (const rule of scenario.rules) {
      calls += 1
      await untilDone(call(shopper, keyOf(rule), audience, bodies[scenario.id]), rule, () => isMet(calls))
      if (await isMet(calls)) return calls
    }
  }
  return calls
}
