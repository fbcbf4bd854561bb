import type { CartLine } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { LinesPage, useCartLines } from '@soe/shop-steps'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { ProtectionLines } from './protection-lines'
import { protectionTexts } from './protection-texts'

const hasDevice = ({ deviceItem }: CartLine) => deviceItem !== undefined

const NotForPrepay = () => {
  const texts = useTexts(protectionTexts)
  const pathOf = usePathOf()
  const shop = (
    <Link href={pathOf('smartphones')} asChild>
      <Button href="">{texts.prepaidAction}</Button>
    </Link>
  )
  return (
    <EmptyState nothing title={texts.prepaidTitle} actions={shop}>
      {texts.prepaidBody}
    </EmptyState>
  )
}

const ProtectLines = () => {
  const texts = useTexts(protectionTexts)
  const read = useCartLines(hasDevice)
  return (
    <LinesPage title={texts.title} read={read}>
      {({ cart, lines }) => <ProtectionLines cart={cart} lines={lines} />}
    </LinesPage>
  )
}

/** Chooses the protection of each device in the cart. */
export const ProtectionPage = () => (isPrepay(useIdentity().audience) ? <NotForPrepay /> : <ProtectLines />)
