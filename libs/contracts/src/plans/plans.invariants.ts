import { inAnswersOf, wherever } from '../invariant/invariant'
import { among, unique } from '../invariant/values'
import { PlanReferenceSchema } from './plans.schema'

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
  ]),
]
