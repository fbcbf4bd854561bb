import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { readSearch } from '@soe/rules'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { e911LinesOf } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading, Picture, Stack } from '@soe/ui'
import { Link, useSearch } from 'wouter'
import { DetailsGate } from '../flow/details-gate'
import { useCheckoutMeta } from '../use-checkout-meta'
import { E911Form } from './e911-form'
import { e911Texts } from './e911-texts'
import styles from './e911.module.css'

const NothingNeeded = () => {
  const texts = useTexts(e911Texts)
  const pathOf = usePathOf()
  return (
    <EmptyState
      title={texts.nothingTitle}
      actions={
        <Link href={pathOf('expresscart')} asChild>
          <Button href="">{texts.backToCart}</Button>
        </Link>
      }
    >
      {texts.nothingBody}
    </EmptyState>
  )
}

/** The line that the address names, else the first that needs an address. */
const useE911Line = ({ cart }: CheckoutDetails, named = ''): CartLine | undefined => {
  const { audience } = useIdentity()
  const [first] = e911LinesOf(cart, audience)
  return cart.lineDetails.lineInfo[named] ?? first
}

const E911Line = ({ details, named }: { details: CheckoutDetails; named: string | undefined }) => {
  const texts = useTexts(e911Texts)
  const line = useE911Line(details, named)
  if (!line?.deviceItem) return <NothingNeeded />
  const { description, imageUrl } = line.deviceItem
  const position = details.cart.lineDetails.deviceLines.indexOf(line.lineId) + 1
  return (
    <div className={styles.page}>
      <Stack gap={14}>
        <PageHeading>{texts.title}</PageHeading>
        <div className={styles.device}>
          <Picture className={styles.picture} src={imageUrl} alt="" width={72} height={72} />
          <div>
            <p className={styles.name}>{texts.forLine(position, description)}</p>
            <p className={styles.muted}>{line.serviceInfo.e911Address ? texts.given : texts.needed}</p>
          </div>
        </div>
        <p className={styles.muted}>{texts.why}</p>
      </Stack>
      <E911Form key={line.lineId} details={details} line={line} />
    </div>
  )
}

export const E911Page = () => {
  useCheckoutMeta(useTexts(e911Texts).title)
  const { line } = readSearch(`?${useSearch()}`)
  const hasLine = ({ cart }: CheckoutDetails) => line === undefined || cart.lineDetails.lineInfo[line] !== undefined
  return <DetailsGate suits={hasLine}>{(details) => <E911Line details={details} named={line} />}</DetailsGate>
}
