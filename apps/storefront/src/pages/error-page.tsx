import { ErrorPage } from '@soe/shop-cart/error-page'
import { optionalPart } from '@soe/shop-platform'
import { useReady } from '@soe/ui'

const ErrorHelp = optionalPart(() => import('@soe/shop-chat/error-help').then((module) => module.ErrorHelp))

/** Who may help depends on the hour and on the shopper, so it comes once scripts run. */
const Help = () => {
  const isReady = useReady()
  return isReady && <ErrorHelp />
}

export const Page = () => <ErrorPage help={<Help />} />
