import { usePathOf, useShopper, useTexts } from '@soe/shop-platform'
import { Button, Cluster, PageHeading, Stack } from '@soe/ui'
import { Link } from 'wouter'
import { accountTexts } from '../account-texts'
import { GuestGate } from './guest-gate'
import styles from './guest-pages.module.css'

const query = { guestCheckout: 'true' } as const

export const GuestCheckoutPage = () => {
  const texts = useTexts(accountTexts)
  const pathOf = usePathOf()
  const { lastTwoDigits } = useShopper()
  return (
    <GuestGate>
      <Stack gap={28}>
        <PageHeading>{texts.guestCheckoutTitle}</PageHeading>
        <p className={styles.body}>{texts.guestCheckoutBody(lastTwoDigits)}</p>
        <Cluster gap={10}>
          <Link href={pathOf('aboutyourself', query)} asChild>
            <Button href="">{texts.toCheckout}</Button>
          </Link>
          <Link href={pathOf('expresscart', query)} asChild>
            <Button variant="outline" href="">
              {texts.toCart}
            </Button>
          </Link>
        </Cluster>
      </Stack>
    </GuestGate>
  )
}
