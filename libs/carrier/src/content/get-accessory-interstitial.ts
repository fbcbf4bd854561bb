import type { WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'

/** The feature flags that turn the home offers off. */
const offFlags = { vzhdp: 'disableHomeProtection', homeAdvisor: 'disableHomeAdvisor' } as const

const isOn = ({ header }: WorldDraft, offer: keyof typeof offFlags) => header.featureFlags[offFlags[offer]] !== true

export const getAccessoryInterstitial: CarrierOperation<'content.getAccessoryInterstitial'> = ({ draft }) => ({
  accessoryInterstitial: {
    vzhdp: {
      enabled: isOn(draft, 'vzhdp'),
      title: 'Harbor Home Protect',
      body: 'Repairs and replaces the electronics of your home.',
    },
    homeAdvisor: {
      enabled: isOn(draft, 'homeAdvisor'),
      title: 'Harbor Home Advisor',
      body: 'Technicians on call for every device at home.',
    },
  },
})
