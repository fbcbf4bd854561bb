import type { CartLine } from '@soe/contracts'
import { useHasPage, useTexts } from '@soe/shop-platform'
import { LinesPage, useCartLines } from '@soe/shop-steps'
import { NotForPrepay } from './not-for-prepay'
import { ProtectionLines } from './protection-lines'
import { protectionTexts } from './protection-texts'

const hasDevice = ({ deviceItem }: CartLine) => deviceItem !== undefined

const ProtectLines = () => {
  const texts = useTexts(protectionTexts)
  const read = useCartLines(hasDevice)
  return (
    <LinesPage title={texts.title} read={read}>
      {({ cart, lines }) => <ProtectionLines cart={cart} lines={lines} />}
    </LinesPage>
  )
}

export const ProtectionPage = () => (useHasPage()('protection') ? <ProtectLines /> : <NotForPrepay />)
