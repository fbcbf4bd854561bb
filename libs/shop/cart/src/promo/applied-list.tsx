import type { CartView } from '@soe/contracts'
import { removePromo, updateBarcode } from '@soe/contracts/routes'
import { useLock } from '@soe/shop-basket'
import { useChange, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useSayWithTotal } from '../use-say-with-total'
import { appliedCodes, type AppliedCode } from './applied-codes'
import { barCodeRequest, barCodesOf } from './bar-codes'
import { promoTexts } from './promo-texts'
import styles from './promo.module.css'

const reasons = {
  raf: 'referralStays',
  'friends-and-family': 'friendsStay',
  vendor: 'verifiedStays',
} as const

const useRemoveCode = (cart: CartView, { code, title, removal }: AppliedCode) => {
  const texts = useTexts(promoTexts)
  const say = useSayWithTotal()
  const onDone = () => say(texts.removed(title))
  const prepaid = useChange(removePromo, { onDone })
  const barCode = useChange(updateBarcode, { onDone })
  return {
    remove: () => {
      if (removal === 'prepaid') prepaid.mutate({ cartInfo: {}, promoCode: code })
      else
        barCode.mutate(
          barCodeRequest(
            cart,
            barCodesOf(cart).filter((held) => held !== code),
          ),
        )
    },
    isRemoving: prepaid.isPending || barCode.isPending,
  }
}

const Applied = ({ cart, applied }: { cart: CartView; applied: AppliedCode }) => {
  const texts = useTexts(promoTexts)
  const { locked } = useLock()
  const { remove, isRemoving } = useRemoveCode(cart, applied)
  const { title, displayName, isValid, isIdle, removal, stays } = applied
  return (
    <li className={styles.applied}>
      <div>
        <p className={styles.code}>{title}</p>
        {(!isValid || displayName) && <p className={styles.muted}>{isValid ? displayName : texts.noLongerCounts}</p>}
        {isValid && isIdle && <p className={styles.muted}>{texts.isIdle}</p>}
        {stays && <p className={styles.muted}>{texts[reasons[stays]]}</p>}
      </div>
      {removal && (
        <TextLink muted disabled={locked || isRemoving} aria-label={texts.removeCode(title)} onClick={remove}>
          {texts.remove}
        </TextLink>
      )}
    </li>
  )
}

export const AppliedList = ({ cart }: { cart: CartView }) => {
  const codes = appliedCodes(cart)
  if (codes.length === 0) return null
  return (
    <ul>
      {codes.map((applied) => (
        <Applied key={applied.code} cart={cart} applied={applied} />
      ))}
    </ul>
  )
}
