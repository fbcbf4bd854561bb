import { appMarker, isNativeApp } from '@soe/rules'
import { type Environment } from '@soe/shop-platform'

export const isAppOrMobile = ({ userAgent, isNarrow }: Pick<Environment, 'userAgent' | 'isNarrow'>): boolean =>
  isNativeApp({ userAgent, appMarker }) || isNarrow()
