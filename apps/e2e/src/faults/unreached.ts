import type { OperationKey } from '@soe/contracts'

const noPage = 'no page of the shop makes the call'

/** Operations whose scenarios a shopper can not meet, and why. */
export const unreachedOperations: Readonly<Partial<Record<OperationKey | `${string}.*`, string>>> = {
  'recommendations.getRtCartCount': 'the count of the header is read from a cookie',
}

/** Scenarios of calls that the shop does make, which it can not show as they say. */
export const unreachedScenarios: Readonly<Record<string, string>> = {}
