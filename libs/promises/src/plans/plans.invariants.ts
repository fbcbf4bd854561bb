import { inAnswersOf, wherever } from '../promise/invariant'
import { among, sameItems, sumOf, unique } from '../promise/values'
import { PlanDetailsSchema, PlanReferenceSchema, PlanSchema } from '@soe/contracts'

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
  inAnswersOf('plans.getPlans', [
    {
      id: 'kinds-of-plans-differ',
      at: 'referenceData.planTypes',
      says: 'the reference has a plan among those of a kind exactly where the plan suits that kind, and holds its details',
      pairs: ({ plans, referenceData }) => {
        if (!referenceData) return []
        const { planTypes, planDetails } = referenceData
        const detailed = planDetails.map(({ planId }) => planId)
        return [
          among(
            plans.map(({ planId }) => planId),
            detailed,
          ),
          ...plans.map(({ planId, deviceCategories }) =>
            sameItems(
              planTypes.flatMap(({ planType, planIds }) => (planIds.includes(planId) ? [planType] : [])),
              deviceCategories,
            ),
          ),
        ]
      },
      right: {
        part: {
          plans: [{ planId: 'a', deviceCategories: ['watches'] }],
          referenceData: { planTypes: [{ planType: 'watches', planIds: ['a'] }], planDetails: [{ planId: 'a' }] },
        },
      },
      wrong: {
        part: {
          plans: [{ planId: 'a', deviceCategories: ['watches'] }],
          referenceData: { planTypes: [{ planType: 'tablets', planIds: ['a'] }], planDetails: [{ planId: 'a' }] },
        },
      },
    },
    {
      id: 'recommendation-untold',
      at: 'recommendedPlanId',
      says: 'in the recommended flow recommendedPlanId names a plan that is recommended',
      pairs: ({ plans, recommendedPlanId }, { request }) =>
        request?.isRecommendedFlow === true && plans.some(({ recommended }) => recommended)
          ? [[recommendedPlanId !== undefined, true]]
          : [],
      right: {
        part: { plans: [{ recommended: true }], recommendedPlanId: 'a' },
        call: { request: { isRecommendedFlow: true } },
      },
      wrong: { part: { plans: [{ recommended: true }] }, call: { request: { isRecommendedFlow: true } } },
    },
  ]),
  wherever(PlanSchema, [
    {
      id: 'feature-twice',
      at: 'features',
      says: 'a plan has each of its features once, and suits each kind of device once',
      pairs: ({ features, deviceCategories }) => [unique(features), unique(deviceCategories)],
      right: { part: { features: ['Hotspot'], deviceCategories: ['watches'] } },
      wrong: { part: { features: ['Hotspot', 'Hotspot'], deviceCategories: ['watches'] } },
    },
  ]),
  wherever(PlanDetailsSchema, [
    {
      id: 'label-differs',
      at: 'broadbandFacts',
      says: 'the label of a plan has its activation fee among the fees of the purchase, and each network once',
      pairs: ({ activationFee, broadbandFacts: { oneTimeFees, speeds } }) => [
        unique(speeds.map(({ network }) => network)),
        ...(activationFee > 0
          ? [
              among(
                [activationFee],
                oneTimeFees.map(({ amount }) => amount),
              ),
            ]
          : []),
      ],
      right: { part: { activationFee: 35, broadbandFacts: { oneTimeFees: [{ amount: 35 }], speeds: [] } } },
      wrong: { part: { activationFee: 35, broadbandFacts: { oneTimeFees: [{ amount: 30 }], speeds: [] } } },
    },
  ]),
  wherever(PlanReferenceSchema, [
    {
      id: 'label-twice',
      at: 'planDetails[].broadbandFacts.uniquePlanId',
      says: 'each plan has a label of its own, each kind lists a plan once, and each disclosure is there once',
      pairs: ({ planDetails, planTypes, disclosures }) => [
        unique(planDetails.map(({ broadbandFacts }) => broadbandFacts.uniquePlanId)),
        ...planTypes.map(({ planIds }) => unique(planIds)),
        unique(disclosures.map(({ id }) => id)),
      ],
      right: { part: { planDetails: [], planTypes: [{ planIds: ['a'] }], disclosures: [{ id: 'taxes' }] } },
      wrong: {
        part: { planDetails: [], planTypes: [{ planIds: ['a'] }], disclosures: [{ id: 'taxes' }, { id: 'taxes' }] },
      },
    },
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
      says: 'the plans of all kinds are those that have details',
      pairs: ({ planDetails, planTypes }) => [
        sameItems(
          [...new Set(planTypes.flatMap(({ planIds }) => planIds))],
          planDetails.map(({ planId }) => planId),
        ),
      ],
      right: { part: { planDetails: [{ planId: 'a' }], planTypes: [{ planIds: ['a'] }] } },
      wrong: { part: { planDetails: [], planTypes: [{ planIds: ['a'] }] } },
    },
  ]),
]
