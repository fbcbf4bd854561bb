import type { BroadbandFacts, PlanDetails, Language, LocalizedText } from '@soe/contracts'
import { activationFeeCents, type PlanModel } from './plans'

interface PlanFacts extends Record<'data' | 'hotspot' | 'calls' | 'abroad', LocalizedText> {
  readonly networks: 'usual' | 'priority'
  readonly dataIncluded: 'Unlimited' | `${number} GB`
  readonly dataNote: LocalizedText
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

const withTravel = { en: '$12.00/mo with Far Shore Travel', es: '$12.00/mes con Far Shore Travel' }

const unlimitedCalls = { en: 'Unlimited in the US', es: 'Ilimitadas en EE. UU.' }
const unlimitedFast = { en: 'Unlimited fast', es: 'Rápidos e ilimitados' }
const none = { en: 'None', es: 'No incluye' }

const facts: Readonly<Record<string, PlanFacts>> = {
  'jib-10gb': {
    data: { en: '10 GB fast, then slower', es: '10 GB rápidos, luego más lentos' },
    hotspot: { en: '5 GB', es: '5 GB' },
    calls: unlimitedCalls,
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: '10 GB',
    dataNote: {
      en: 'After 10 GB, 256 Kbps until the next bill.',
      es: 'Después de 10 GB, 256 Kbps hasta la próxima factura.',
    },
  },
  'mainsail-unlimited': {
    data: unlimitedFast,
    hotspot: { en: '50 GB', es: '50 GB' },
    calls: { en: 'Unlimited, and to 80 countries', es: 'Ilimitadas, y a 80 países' },
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: 'Unlimited',
    dataNote: { en: 'Hotspot after 50 GB, 600 Kbps.', es: 'Zona Wi-Fi después de 50 GB, 600 Kbps.' },
  },
  'spinnaker-unlimited-plus': {
    data: {
      en: 'Unlimited, first in line when the network is busy',
      es: 'Ilimitados, con prioridad cuando la red está ocupada',
    },
    hotspot: { en: '100 GB', es: '100 GB' },
    calls: { en: 'Unlimited, and to 80 countries', es: 'Ilimitadas, y a 80 países' },
    abroad: { en: 'Included in 140 countries', es: 'Incluido en 140 países' },
    networks: 'priority',
    dataIncluded: 'Unlimited',
    dataNote: { en: 'Hotspot after 100 GB, 3 Mbps.', es: 'Zona Wi-Fi después de 100 GB, 3 Mbps.' },
  },
  'tender-watch': {
    data: unlimitedFast,
    hotspot: none,
    calls: { en: 'Shares the number of your phone', es: 'Comparte el número de tu teléfono' },
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: 'Unlimited',
    dataNote: { en: 'For one watch.', es: 'Para un reloj.' },
  },
  'chart-tablet-20gb': {
    data: { en: '20 GB fast, then slower', es: '20 GB rápidos, luego más lentos' },
    hotspot: { en: 'Included in your 20 GB', es: 'Incluida en tus 20 GB' },
    calls: none,
    abroad: withTravel,
    networks: 'usual',
    dataIncluded: '20 GB',
    dataNote: {
      en: 'After 20 GB, 256 Kbps until the next bill.',
      es: 'Después de 20 GB, 256 Kbps hasta la próxima factura.',
    },
  },
  'dinghy-prepaid-15gb': {
    data: { en: '15 GB fast, then slower', es: '15 GB rápidos, luego más lentos' },
    hotspot: none,
    calls: unlimitedCalls,
    abroad: none,
    networks: 'usual',
    dataIncluded: '15 GB',
    dataNote: {
      en: 'After 15 GB, 256 Kbps until the next payment.',
      es: 'Después de 15 GB, 256 Kbps hasta el próximo pago.',
    },
  },
  'skiff-prepaid-unlimited': {
    data: unlimitedFast,
    hotspot: { en: '10 GB', es: '10 GB' },
    calls: unlimitedCalls,
    abroad: none,
    networks: 'usual',
    dataIncluded: 'Unlimited',
    dataNote: { en: 'Hotspot after 10 GB, 600 Kbps.', es: 'Zona Wi-Fi después de 10 GB, 600 Kbps.' },
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

const activation: LocalizedText = { en: 'Activation, per line', es: 'Activación, por línea' }

const broadbandFacts = (plan: PlanModel, language: Language): BroadbandFacts => {
  const { networks, dataIncluded, dataNote } = factsOf(plan.planId)
  return {
    uniquePlanId: uniquePlanId(plan.planId),
    monthlyFees: [],
    oneTimeFees: [{ name: activation[language], amount: activationCents(plan) / 100 }],
    earlyTerminationFee: 0,
    speeds: [...speeds[networks]],
    dataIncluded,
    additionalDataCharge: 0,
    dataNote: dataNote[language],
  }
}

export const planDetails = (plan: PlanModel, language: Language): PlanDetails => {
  const { data, hotspot, calls, abroad } = factsOf(plan.planId)
  return {
    planId: plan.planId,
    data: data[language],
    hotspot: hotspot[language],
    calls: calls[language],
    abroad: abroad[language],
    activationFee: activationCents(plan) / 100,
    broadbandFacts: broadbandFacts(plan, language),
  }
}
