import type { Rule } from '../document/scenario'

/** In order of precedence: by priority, then as written. */
export const orderRules = (rules: readonly Rule[]): Rule[] => rules.toSorted((a, b) => b.priority - a.priority)

/** Of the rules that are due only the first of these acts; all the others have effects alone and act beside it. */
export const answers = ({ reply, fault }: Rule): boolean => reply !== undefined || fault !== undefined
