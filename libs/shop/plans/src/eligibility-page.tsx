import { maskNumber, readSearch } from '@soe/rules'
import { buildDestinationPath, buildPagePath, routeGoToCart } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, Hoist, LimaFlag } from '@soe/ui'
import { Link, useSearch } from 'wouter'
import { eligibilityMessage } from './eligibility-messages'
import { eligibilityTexts } from './eligibility-texts'

const useWays = () => {
  const { audience } = useIdentity()
  return {
    cart: buildDestinationPath(routeGoToCart('ShoppingCart', audience), audience),
    chooseLine: buildPagePath('mdnselection', { audience }),
    shop: buildPagePath('smartphones', { audience }),
  }
}

/** Explains why a line can't take a device, and offers a way on. */
export const EligibilityPage = () => {
  const texts = useTexts(eligibilityTexts)
  const { type, fromCart, mtn } = readSearch(useSearch())
  const { title, body, waysOn } = eligibilityMessage(type, fromCart === 'true')
  const paths = useWays()
  return (
    <EmptyState
      title={texts[title]}
      flags={
        <Hoist>
          <LimaFlag />
        </Hoist>
      }
      actions={waysOn.map((way, index) => (
        <Link key={way} href={paths[way]} asChild>
          <Button href="" variant={index === 0 ? 'accent' : 'outline'}>
            {texts[way]}
          </Button>
        </Link>
      ))}
    >
      {mtn && /^\d{10}$/.test(mtn) && <p>{texts.line(maskNumber(mtn))}</p>}
      <p>{texts[body]}</p>
    </EmptyState>
  )
}
