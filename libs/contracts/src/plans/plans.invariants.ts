import { inAnswersOf, wherever } from '../invariant/invariant'
import { among, sumOf, unique } from '../invariant/values'
import { PlanReferenceSchema, PlanSchema } from './plans.schema'

export const plansInvariants = [
  inAnswersOf('plans.getPlans', [
    {
      id: 'plan-twice',
      at: 'plans',
      says: 'each plan is there once',
      pairs: ({ plans }) => [unique(plans.map(({ planId }) => planId))],
      right: { part: { plans: [{ planId: 'a' }, { planId: 'b' }] } },
      wrong: { part: { plans: [{ planId: 'a' }, { planId: 'a' }] } },
    },
    {
      id: 'recommended-plan-unknown',
      at: 'recommendedPlanId',
      says: 'the recommended plan is one of the plans',
      pairs: ({ recommendedPlanId, plans }) =>
        recommendedPlanId === undefined
          ? []
          : [
              among(
                [recommendedPlanId],
                plans.map(({ planId }) => planId),
              ),
            ],
      right: { part: { recommendedPlanId: 'a', plans: [{ planId: 'a' }] } },
      wrong: { part: { recommendedPlanId: 'b', plans: [{ planId: 'a' }] } },
    },
  ]),
  inAnswersOf('plans.getPlans', [
    {
      id: 'recommendations-differ',
      at: 'plans[].recommended',
      says: 'the recommended plan says so itself, and no other one does',
      pairs: ({ recommendedPlanId, plans }) => {
        const recommended = plans.filter((plan) => plan.recommended).map(({ planId }) => planId)
        return recommendedPlanId === undefined ? [] : [[recommended, [recommendedPlanId]]]
      },
      right: { part: { recommendedPlanId: 'a', plans: [{ planId: 'a', recommended: true }] } },
      wrong: { part: { recommendedPlanId: 'a', plans: [{ planId: 'a', recommended: false }] } },
    },
    {
      id: 'other-kind-of-plan',
      at: 'plans[].deviceCategories',
      says: 'the plans suit the kind of device that was asked for',
      pairs: ({ plans }, { request }) => {
        const { planType, processingMTN } = request ?? {}
        if (planType === undefined || processingMTN !== undefined) return []
        return plans.map(({ deviceCategories }) => among([planType], deviceCategories))
      },
      right: { part: { plans: [{ deviceCategories: ['watches'] }] }, call: { request: { planType: 'watches' } } },
      wrong: { part: { plans: [{ deviceCategories: ['tablets'] }] }, call: { request: { planType: 'watches' } } },
    },
  ]),
  wherever(PlanSchema, [
    {
      id: 'auto-pay-adds',
      at: 'priceWithoutAutoPay',
      says: 'a plan costs no less without Auto Pay',
      pairs: ({ monthlyPrice, priceWithoutAutoPay = monthlyPrice }) => [
        [priceWithoutAutoPay, Math.max(priceWithoutAutoPay, monthlyPrice)],
      ],
      right: { part: { monthlyPrice: 55, priceWithoutAutoPay: 65 } },
      wrong: { part: { monthlyPrice: 65, priceWithoutAutoPay: 55 } },
    },
  ]),
  inAnswersOf('pricing.estimateLine', [
    {
      id: 'other-estimate',
      at: 'skuId',
      says: 'the device and the term that were asked for are priced, with each plan once',
      pairs: ({ skuId, term, plans }, { request }) => [
        unique(plans.map(({ planId }) => planId)),
        ...(request
          ? [
              [
                { skuId, term },
                { skuId: request.skuId, term: request.term },
              ] as const,
            ]
          : []),
      ],
      right: { part: { skuId: 'a', term: 36, plans: [] }, call: { request: { skuId: 'a', term: 36 } } },
      wrong: { part: { skuId: 'a', term: 24, plans: [] }, call: { request: { skuId: 'a', term: 36 } } },
    },
    {
      id: 'credit-differs',
      at: 'tradeIn.creditTotal',
      says: 'creditTotal is the value of the device and its promotion together',
      pairs: ({ tradeIn }) =>
        tradeIn ? [[tradeIn.creditTotal, sumOf([tradeIn.tradeInValue, tradeIn.promotion?.amount ?? 0])]] : [],
      right: { part: { tradeIn: { creditTotal: 880, tradeInValue: 80, promotion: { amount: 800 } } } },
      wrong: { part: { tradeIn: { creditTotal: 800, tradeInValue: 80, promotion: { amount: 800 } } } },
    },
    {
      id: 'auto-pay-adds',
      at: 'plans[].dueMonthlyWithoutAutoPay',
      says: 'a line costs more without Auto Pay, where it makes a difference',
      pairs: ({ plans }) =>
        plans.flatMap(({ totals: { dueMonthly }, dueMonthlyWithoutAutoPay: without }) =>
          without === undefined
            ? []
            : [
                [
                  { without, isMore: without > dueMonthly },
                  { without, isMore: true },
                ] as const,
              ],
        ),
      right: { part: { plans: [{ totals: { dueMonthly: 55 }, dueMonthlyWithoutAutoPay: 65 }] } },
      wrong: { part: { plans: [{ totals: { dueMonthly: 55 }, dueMonthlyWithoutAutoPay: 45 }] } },
    },
  ]),
  inAnswersOf('content.getPrepaidPlans', [
    {
      id: 'plan-twice',
      at: 'prepaidPlans',
      says: 'each plan is there once',
      pairs: ({ prepaidPlans }) => [unique(prepaidPlans.map(({ planId }) => planId))],
      right: { part: { prepaidPlans: [{ planId: 'a' }] } },
      wrong: { part: { prepaidPlans: [{ planId: 'a' }, { planId: 'a' }] } },
    },
  ]),
  wherever(PlanReferenceSchema, [
    {
      id: 'plan-twice',
      at: 'planDetails',
      says: 'each plan has its details once, and so has each kind of plan',
      pairs: ({ planDetails, planTypes }) => [
        unique(planDetails.map(({ planId }) => planId)),
        unique(planTypes.map(({ planType }) => planType)),
      ],
      right: { part: { planDetails: [{ planId: 'a' }], planTypes: [] } },
      wrong: { part: { planDetails: [{ planId: 'a' }, { planId: 'a' }], planTypes: [] } },
    },
    {
      id: 'plan-without-details',
      at: 'planDetails',
      says: 'each plan that a kind of plan lists has its details',
      pairs: ({ planDetails, planTypes }) =>
        planTypes.map(({ planIds }) =>
          among(
            planIds,
            planDetails.map(({ planId }) => planId),
          ),
        ),
      right: { part: { planDetails: [{ planId: 'a' }], planTypes: [{ planIds: ['a'] }] } },
      wrong: { part: { planDetails: [], planTypes: [{ planIds: ['a'] }] } },
    },
  ]),
]
