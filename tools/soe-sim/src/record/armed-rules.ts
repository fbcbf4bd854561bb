import type { Rule } from '@soe/scenario'
import type { Decision, WorldScenario } from '@soe/simulator-client'

/** Finds the rule that a report names; one whose scenario has been disarmed is not found. */
export type FindRule = (scenario: string, rule: string) => Rule | undefined

export const findArmedRule =
  (armed: readonly WorldScenario[]): FindRule =>
  (scenario, rule) =>
    armed.find(({ id }) => id === scenario)?.document.rules.find(({ id }) => id === rule)

/** The rules that fired at a call, as far as they are still known. */
export const firedRules = ({ rules = [] }: Decision, find: FindRule): Rule[] =>
  rules.filter(({ outcome }) => outcome === 'fired').flatMap(({ scenario, rule }) => find(scenario, rule) ?? [])
