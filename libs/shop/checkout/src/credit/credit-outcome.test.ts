import type { ProcessStepAnswer } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { readCreditOutcome } from './credit-outcome'

interface Facts {
  step?: string
  down?: number
  deposit?: number
  status?: 'AP' | 'DC' | 'OH' | 'PE'
  errors?: readonly { errorCode: string; errorLevel: 'Blocker' | 'WarningNotification' }[]
}

const answer = ({ step = 'ShoppingCart', down = 0, deposit = 0, status = 'AP', errors }: Facts) =>
  partOf<ProcessStepAnswer>({
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: { processStep: step, installmentInfo: { mandatoryDownPayment: down } },
          validateOrder: { orderDetails: [{ securityDepositAmount: deposit, creditApprovalStatus: status }] },
          cartValidationErrors: errors,
        },
      },
    },
  })

const blocker = { errorCode: '1082', errorLevel: 'Blocker' } as const

it.each<[Facts, string, number]>([
  [{}, 'approved', 0],
  [{ step: 'downpayment', down: 150 }, 'downpayment', 150],
  [{ step: 'securitydeposit', deposit: 400 }, 'securitydeposit', 400],
  [{ step: 'creditpage', status: 'OH' }, 'held', 0],
  [{ status: 'DC' }, 'declined', 0],
  [{ status: 'PE' }, 'pending', 0],
  [{ step: 'creditpage', status: 'PE', errors: [blocker] }, 'frozen', 0],
  [{ status: 'PE', errors: [{ ...blocker, errorLevel: 'WarningNotification' }] }, 'pending', 0],
])('a check that says %j is %s, with %i to pay ahead', (facts, kind, amount) => {
  expect(readCreditOutcome(answer(facts), [])).toEqual({ kind, amount })
})

it('is frozen where the cart says so and the check does not', () => {
  expect(readCreditOutcome(answer({ status: 'PE' }), [blocker]).kind).toBe('frozen')
})
