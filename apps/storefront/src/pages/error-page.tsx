import { ErrorPage } from '@soe/shop-cart/error-page'
import { prepared } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { Suspense } from 'react'

const errorHelp = prepared(() => import('@soe/shop-chat/error-help').then((each) => each.ErrorHelp))

/** Who may help depends on the hour and on the shopper, so it comes once scripts run. */
const Help = () => {
  const isReady = useReady()
  return (
    isReady && (
      <Suspense>
        <errorHelp.Component />
      </Suspense>
    )
  )
}

export const Page = () => <ErrorPage help={<Help />} />
