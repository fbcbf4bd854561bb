import { isNativeApp } from '@soe/rules'
import { appMarker, type Surroundings } from '@soe/shop-platform'

export const isAppOrMobile = ({ userAgent, isNarrow }: Pick<Surroundings, 'userAgent' | 'isNarrow'>): boolean =>
  isNativeApp({ userAgent, appMarker }) || isNarrow()
