import { delays, useShop } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'

/** Moves focus that the page before has taken along to the heading; what the shopper focuses meanwhile keeps it. */
export const useInterstitialFocus = () => {
  const { environment } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void environment.wait(delays.interstitialFocus).then(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
  }, [environment])
  return heading
}
