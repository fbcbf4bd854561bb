import type { WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'

/** The feature flags that turn the home offers off. */
const offFlags = { vzhdp: 'disableHomeProtection', homeAdvisor: 'disableHomeAdvisor' } as const

const isOn = ({ header }: WorldDraft, offer: keyof typeof offFlags) => header.featureFlags[offFlags[offer]] !== true

const texts = {
  en: {
    vzhdp: { title: 'Harbor Home Protect', body: 'Repairs and replaces the electronics of your home.' },
    homeAdvisor: { title: 'Harbor Home Advisor', body: 'Technicians on call for every device at home.' },
  },
  es: {
    vzhdp: { title: 'Harbor Home Protect', body: 'Repara y reemplaza los aparatos electrónicos de tu casa.' },
    homeAdvisor: { title: 'Harbor Home Advisor', body: 'Técnicos a tu disposición para cada equipo de la casa.' },
  },
} as const

export const getAccessoryInterstitial: CarrierOperation<'content.getAccessoryInterstitial'> = ({
  draft,
  query: { language = 'en' },
}) => ({
  accessoryInterstitial: {
    vzhdp: { enabled: isOn(draft, 'vzhdp'), ...texts[language].vzhdp },
    homeAdvisor: { enabled: isOn(draft, 'homeAdvisor'), ...texts[language].homeAdvisor },
  },
})
