import type { AnswerOf } from '@soe/contracts'
import { accessoryCategories } from '@soe/rules'
import type { WorldDraft } from '@soe/world'

/** Texts and measures of the accessory interstitial. */
export const readInterstitialModel = (): AnswerOf<'content.getAccessoryInterstitialModel'> => ({
  accessoryInterstitialModel: {
    title: 'Goes well with it',
    subtitle: 'Three or more together save up to 30 percent.',
    continueText: 'Continue',
    categories: [...accessoryCategories],
    tilesPerRow: 3,
    imageHeights: [150, 300, 520],
    imageWidth: 350,
  },
})

/** Switches of a world that take a home offer off the interstitial. */
const offFlags = { vzhdp: 'disableHomeProtection', homeAdvisor: 'disableHomeAdvisor' } as const

const isOn = ({ header }: WorldDraft, name: keyof typeof offFlags) => header.featureFlags[offFlags[name]] !== true

/** The home offers of the interstitial, each unless the world's flag takes it off. */
export const readInterstitial = (draft: WorldDraft): AnswerOf<'content.getAccessoryInterstitial'> => ({
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
