import type { CheckoutDetails } from '@soe/contracts'
import { isThrottled } from '@soe/rules'
import { usePathOf, useTexts, useThrottleList } from '@soe/shop-platform'
import { Stack, TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { ReviewSection } from '../review/review-section'

const protectionInCheckout = 'EXP_CHECKOUT_VZ_PROTECTION'

const unprotected = ({ cart: { lineDetails } }: CheckoutDetails) =>
  Object.values(lineDetails.lineInfo).filter(({ deviceItem, protection }) => deviceItem && !protection)

export const ProtectionOffer = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const lines = unprotected(details)
  const isAsked = isThrottled(useThrottleList(lines.length > 0), protectionInCheckout)
  if (!isAsked || lines.length === 0) return null
  return (
    <ReviewSection title={texts['row.protection']}>
      <Stack gap={10}>
        {lines.map(({ lineId, deviceItem }) => {
          const path = pathOf('protection', { line: lineId, expresscheckout: 'true' })
          return (
            <p key={lineId}>
              {texts.withoutProtection(deviceItem?.description ?? '')}{' '}
              <Link href={path} asChild>
                <TextLink inline href={path}>
                  {texts.protect(deviceItem?.description ?? '')}
                </TextLink>
              </Link>
            </p>
          )
        })}
      </Stack>
    </ReviewSection>
  )
}
