import { useShop, useTexts, visitParameter } from '@soe/shop-platform'
import { campaignTexts } from './campaign-texts'

/** Campaigns by the name that addresses have for them. */
const texts = {
  cardoffer: 'cardOffer',
  openbank: 'openBank',
  holiday: 'holiday',
  '5gupsell': 'upsell',
  '5gbolt': 'bolt',
} as const

const isCampaign = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name)

export interface Campaign {
  readonly title: string
  readonly description: string
}

/** The campaign that has led the visit here, as the page of offers heads it. */
export const useCampaign = (): Campaign | undefined => {
  const { environment } = useShop()
  const words = useTexts(campaignTexts)
  const name = visitParameter(environment, 'campaignName').toLowerCase()
  if (!isCampaign(name)) return undefined
  const text = texts[name]
  return { title: words[text], description: words[`${text}Body`] }
}
