import type { BroadbandFacts, PlanDetails } from '@soe/contracts'
import { activationFeeCents, type PlanModel } from './plans'
import type { PlanText } from './spanish'

interface PlanFacts extends Record<'data' | 'hotspot' | 'calls' | 'abroad', PlanText> {
  readonly networks: 'usual' | 'priority'
  readonly dataIncluded: 'Unlimited' | `${number} GB`
  readonly dataNote: PlanText
}

const speeds: Readonly<Record<PlanFacts['networks'], BroadbandFacts['speeds']>> = {
  usual: [
    { network: '5G', download: '41–298 Mbps', upload: '5–31 Mbps', latency: '27–46 ms' },
    { network: '4G LTE', download: '9–61 Mbps', upload: '2–14 Mbps', latency: '38–62 ms' },
  ],
  priority: [
    { network: '5G', download: '58–412 Mbps', upload: '7–44 Mbps', latency: '24–41 ms' },
    { network: '4G LTE', download: '9–61 Mbps', upload: '2–14 Mbps', latency: '38–62 ms' },
  ],
}

const withTravel = '$12.00/mo with Far Shore Travel'

const facts: Readonly<Record<string, PlanFacts>> = {
  'jib-10gb': {
    data: '10 GB fast, then slower',
    hotspot: '5 GB',
    calls: 'Unlimited in the US',
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: '10 GB',
    dataNote: 'After 10 GB, 256 Kbps until the next bill.',
  },
  'mainsail-unlimited': {
    data: 'Unlimited fast',
    hotspot: '50 GB',
    calls: 'Unlimited, and to 80 countries',
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: 'Unlimited',
    dataNote: 'Hotspot after 50 GB, 600 Kbps.',
  },
  'spinnaker-unlimited-plus': {
    data: 'Unlimited, first in line when the network is busy',
    hotspot: '100 GB',
    calls: 'Unlimited, and to 80 countries',
    abroad: 'Included in 140 countries',
    networks: 'priority',
    dataIncluded: 'Unlimited',
    dataNote: 'Hotspot after 100 GB, 3 Mbps.',
  },
  'tender-watch': {
    data: 'Unlimited fast',
    hotspot: 'None',
    calls: 'Shares the number of your phone',
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: 'Unlimited',
    dataNote: 'For one watch.',
  },
  'chart-tablet-20gb': {
    data: '20 GB fast, then slower',
    hotspot: 'Included in your 20 GB',
    calls: 'None',
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: '20 GB',
    dataNote: 'After 20 GB, 256 Kbps until the next bill.',
  },
  'dinghy-prepaid-15gb': {
    data: '15 GB fast, then slower',
    hotspot: 'None',
    calls: 'Unlimited in the US',
    abroad: 'None',
    networks: 'usual',
    dataIncluded: '15 GB',
    dataNote: 'After 15 GB, 256 Kbps until the next payment.',
  },
  'skiff-prepaid-unlimited': {
    data: 'Unlimited fast',
    hotspot: '10 GB',
    calls: 'Unlimited in the US',
    abroad: 'None',
    networks: 'usual',
    dataIncluded: 'Unlimited',
    dataNote: 'Hotspot after 10 GB, 600 Kbps.',
  },
}

const factsOf = (planId: string): PlanFacts => {
  const found = facts[planId]
  if (!found) throw new Error(`The plan ${planId} has no facts`)
  return found
}

/** The plan as the federal regulator names it: the provider, the kind of network, the plan. */
const uniquePlanId = (planId: string): string =>
  `M0003541900${planId.replaceAll('-', '').toUpperCase().slice(0, 9)}000001`

const activationCents = ({ lob }: PlanModel): number => (lob === 'postpaid' ? activationFeeCents : 0)

const activation: PlanText = 'Activation, per line'

const broadbandFacts = (plan: PlanModel): BroadbandFacts => {
  const { networks, dataIncluded, dataNote } = factsOf(plan.planId)
  return {
    uniquePlanId: uniquePlanId(plan.planId),
    monthlyFees: [],
    oneTimeFees: [{ name: activation, amount: activationCents(plan) / 100 }],
    earlyTerminationFee: 0,
    speeds: [...speeds[networks]],
    dataIncluded,
    additionalDataCharge: 0,
    dataNote,
  }
}

/** What a plan holds, and what its federal label says. */
export const planDetails = (plan: PlanModel): PlanDetails => {
  const { data, hotspot, calls, abroad } = factsOf(plan.planId)
  return {
    planId: plan.planId,
    data,
    hotspot,
    calls,
    abroad,
    activationFee: activationCents(plan) / 100,
    broadbandFacts: broadbandFacts(plan),
  }
}
