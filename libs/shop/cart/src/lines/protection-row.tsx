import type { CartLine, CartView } from '@soe/contracts'
import { addFeatures, getProtectionFeatures } from '@soe/contracts/routes'
import { formatPrice, isPrepay, refetchesProtection } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useChange, useIdentity, usePathOf, useTexts, readQuery, useShop } from '@soe/shop-platform'
import { CartLink, lineNotesOf, ValidationNote } from '@soe/shop-steps'
import { TextLink } from '@soe/ui'
import type { ReactNode } from 'react'
import { cartTexts } from '../cart-texts'
import { useSayWithTotal } from '../use-say-with-total'
import { LineRow } from './line-row'
import styles from './line.module.css'
import { useQuery } from '@tanstack/react-query'

interface ProtectionRowProps {
  cart: CartView
  line: CartLine
}

const useRemoveProtection = ({ lineId, protection }: CartLine) => {
  const texts = useTexts(cartTexts)
  const say = useSayWithTotal()
  const { mutate, isPending } = useChange(addFeatures, { onDone: () => say(texts.protectionRemoved) })
  const remove = () => {
    if (!protection || isPending) return
    const feature = { id: protection.id, actionIndicator: 'D' as const, type: 'SFO', quantity: 1, mtns: [lineId] }
    mutate({ cartInfo: {}, data: { accountFeatures: [feature] } })
  }
  return { remove, isPending }
}

const Remove = ({ line }: { line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { locked } = useLock()
  const { remove, isPending } = useRemoveProtection(line)
  return (
    <TextLink muted disabled={locked || isPending} onClick={remove}>
      {texts.removeProtection}
    </TextLink>
  )
}

interface ProtectedProps extends ProtectionRowProps {
  protection: NonNullable<CartLine['protection']>
  note: ReactNode
}

/** How the carrier describes a line's protection: read again only where the rule asks for it. */
const useProtectionDetail = (line: CartLine, cartId: string): string | undefined => {
  const shop = useShop()
  const { audience, channel } = useIdentity()
  const body = {
    channel,
    pageId: 'PROTECTION' as const,
    mtn: line.lineId,
    cartId,
    getDeviceDetails: true,
    ...(line.deviceItem && { deviceSorId: line.deviceItem.sorId }),
  }
  const { data } = useQuery({
    ...readQuery(shop, getProtectionFeatures, { body }),
    enabled: refetchesProtection(line) && audience in getProtectionFeatures.paths,
    meta: { silent: true },
  })
  return data?.payload.features.find(({ inCart }) => inCart)?.description
}

const Protected = ({ cart, line, protection, note }: ProtectedProps) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const detail = useProtectionDetail(line, cart.cartId) ?? texts.protectionDetail
  const change = (
    <span className={styles.links}>
      <CartLink href={pathOf('protection', { line: line.lineId })} label={texts.changeOf(protection.displayName)}>
        {texts.change}
      </CartLink>
      <Remove line={line} />
    </span>
  )
  const amount = texts.monthly(formatPrice(protection.monthlyPrice))
  return <LineRow name={protection.displayName} detail={detail} amount={amount} change={change} note={note} />
}

/** The protection of a device, or that it has none; prepaid lines take none. */
export const ProtectionRow = ({ cart, line }: ProtectionRowProps) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  const error = lineNotesOf(cart, line).find(({ errorCode }) => errorCode === '1079')
  const note = error && <ValidationNote error={error} line={line} />
  if (line.protection) return <Protected cart={cart} line={line} protection={line.protection} note={note} />
  if (isPrepay(audience)) return null
  if (note) return <LineRow name={texts.noProtection} note={note} />
  const add = <CartLink href={pathOf('protection', { line: line.lineId })}>{texts.addProtection}</CartLink>
  return <LineRow name={texts.noProtection} detail={texts.noProtectionDetail} change={add} />
}
