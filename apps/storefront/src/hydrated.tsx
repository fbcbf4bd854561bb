import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'

/** The name of the moment from which the page answers to its shopper. */
export const hydratedMark = 'hydrated'

/** Ends the first render, which shows what the server has drawn: from here on the browser's own cookies count. */
export const Hydrated = () => {
  const { identity } = useShop()
  useEffect(() => {
    performance.mark(hydratedMark)
    identity.refresh()
  }, [identity])
  return null
}
