import type { AppMessage, BarItem } from '@soe/contracts/app-bridge'
import { isPrepay, type Audience } from '@soe/rules'
import type { FlagValues, PageRecord } from '@soe/shop-platform'
import { passesGate, versionGates } from '../gates/version-gates'
import type { AppProperties } from '../properties/app-properties'
import { barLayouts, type BarLayout } from './bar-layouts'

export interface BarFacts {
  readonly page: Pick<PageRecord, 'bar' | 'hidesIcons'>
  readonly title: string
  readonly audience: Audience
  /** Lines of business, of the carrier's cookie or else of the app. */
  readonly lob: string
  readonly isSignedIn: boolean
  readonly cartCount: number
  readonly wishListCount: number
  readonly version: string | undefined
  readonly properties: AppProperties
  readonly flags: FlagValues
}

const isShown: Readonly<Partial<Record<BarItem, (facts: BarFacts) => boolean>>> = {
  stores: ({ version, flags }) => passesGate(versionGates.storesItem, version, flags),
  alerts: ({ isSignedIn }) => isSignedIn,
  settings: ({ isSignedIn }) => isSignedIn,
  signIn: ({ isSignedIn }) => !isSignedIn,
}

/** Pages that ask an app to hide the icons show them in apps that can't. */
const hasIcons = ({ page: { hidesIcons }, cartCount, version, flags }: BarFacts, layout: BarLayout): boolean => {
  if (!hidesIcons) return layout.hasIcons
  const isHidden = hidesIcons === 'always' || cartCount === 0
  return !isHidden || !passesGate(versionGates.hidesIcons, version, flags)
}

const isHomeLine = ({ lob }: BarFacts): boolean => lob.split('|').includes('vzt') || lob === 'vzp'

const tabIndex = (facts: BarFacts): number =>
  facts.properties.tabIndex ?? (isHomeLine(facts) || isPrepay(facts.audience) ? 1 : 2)

export const describeBars = (facts: BarFacts): readonly AppMessage[] => {
  const pattern = facts.page.bar
  const layout = barLayouts[pattern]
  const icons = hasIcons(facts, layout)
  return [
    { type: 'navigationBar', pattern, items: layout.items.filter((item) => isShown[item]?.(facts) ?? true) },
    { type: 'title', title: layout.showsTitle ? facts.title : '' },
    {
      type: 'tabBar',
      visible: layout.hasTabs && facts.properties.isTabBarFlowAllowed !== false,
      index: tabIndex(facts),
    },
    { type: 'cartModule', visible: icons, count: facts.cartCount },
    { type: 'wishlistModule', visible: icons && !isPrepay(facts.audience), count: facts.wishListCount },
  ]
}
