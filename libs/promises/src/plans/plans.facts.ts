import { effect, lostBy, fromAnswer, type Fact } from '../promise/fact'
import type { Pair } from '../promise/invariant'

/** Lines of the account by both of their names. */
interface LinePlansFact {
  /** Codes by masked number, of numbers that no two lines share. */
  readonly codes: Readonly<Record<string, string>>
  readonly plans: Readonly<Record<string, string>>
  /** The cart may have a line of the account, with another plan. */
  readonly isChanging?: true
}

const codesOf = (lines: readonly { readonly mtn: string; readonly mtnHashCode: string }[]) =>
  Object.fromEntries(
    lines
      .filter(({ mtn }) => lines.filter((other) => other.mtn === mtn).length === 1)
      .map(({ mtn, mtnHashCode }) => [mtn, mtnHashCode]),
  )

const merged = (known: LinePlansFact | undefined, said: LinePlansFact): LinePlansFact => ({
  codes: { ...known?.codes, ...said.codes },
  plans: { ...known?.plans, ...said.plans },
  ...(known?.isChanging && { isChanging: true }),
})

const changing = (): LinePlansFact => ({ codes: {}, plans: {}, isChanging: true })

const account = {
  key: 'cart.listEligibleLines',
  answer: { lines: [{ mtn: '207-555-XXXX', mtnHashCode: 'h' }] },
} as const

const planOf = (processingMTN: string, currentPlanId: string) =>
  ({ key: 'plans.getPlans', request: { processingMTN }, answer: { currentPlanId } }) as const

const linePlansFact: Fact<LinePlansFact> = {
  name: 'linePlans',
  says: 'a line has the same plan, whether its masked number or its code names it',
  sources: [
    fromAnswer('cart.listEligibleLines', ({ answer }) => ({ codes: codesOf(answer.lines), plans: {} })),
    fromAnswer('plans.getPlans', ({ request, answer: { currentPlanId = 'none' } }) =>
      request?.processingMTN === undefined
        ? undefined
        : { codes: {}, plans: { [request.processingMTN]: currentPlanId } },
    ),
  ],
  effects: {
    ...lostBy<LinePlansFact>('checkout.placeOrder'),
    ...effect('cart.addPlan', changing),
    ...effect('cart.assignMtn', changing),
    ...effect('cases.resumeCase', changing),
    ...effect('quote.retrieveCartFromQuote', changing),
  },
  compare: (said, known) => {
    const { codes, plans, isChanging } = merged(known, said)
    if (isChanging) return []
    return Object.entries(codes).flatMap(([mtn, code]): Pair[] =>
      plans[mtn] === undefined || plans[code] === undefined ? [] : [[{ [mtn]: plans[mtn] }, { [mtn]: plans[code] }]],
    )
  },
  merge: merged,
  right: [account, planOf('h', 'p'), planOf('207-555-XXXX', 'p')],
  wrong: [account, planOf('h', 'p'), planOf('207-555-XXXX', 'q')],
}

export const plansFacts = [linePlansFact]
