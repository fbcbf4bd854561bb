import type { CartView } from '@soe/contracts'
import { vendorValidateAndUpdateCart, getMyLinkReferralInfo } from '@soe/contracts/routes'
import { isPrepay, isSignedIn, formatPrice, readText } from '@soe/rules'
import {
  useIdentity,
  useShop,
  useTexts,
  readQuery,
  useChange,
  visitParameter,
  type Environment,
} from '@soe/shop-platform'
import { CartNotes } from '@soe/shop-steps'
import { Disclosure, TextLink } from '@soe/ui'
import { useState, useEffect, useRef } from 'react'
import { isAboutCodes } from '../note-places'
import { AppliedList } from './applied-list'
import { promoTexts } from './promo-texts'
import styles from './promo.module.css'
import { useQuery } from '@tanstack/react-query'
import { useApplyCode, type CodeKind } from './use-apply-code'
import { isHandledByShop } from '@soe/shop-journey'
import { useLocation, useSearch } from 'wouter'
import { clearVendor, readVendorReturn, markVendor } from './vendor-return'
import { SubmitField } from '../submit-field'
import { appliedCodes } from './applied-codes'

interface ReplacedCode {
  readonly former: string
  readonly formerWorth: number
  readonly next: string
  readonly nextWorth: number
  /** The former code, where applying it again brings more back than it costs. */
  readonly better?: string
}

const worthIn = ({ orderDetails }: CartView, displayName: string): number => {
  const row = orderDetails.totals.todayRows.find(({ code, name }) => code === 'promo-discount' && name === displayName)
  return Math.abs(row?.amount ?? 0)
}

const couponsOf = ({ lineDetails }: CartView) => lineDetails.couponDetails

const titleOf = (cart: CartView, code: string): string =>
  appliedCodes(cart).find((applied) => applied.code === code)?.title ?? code

export const replacedCode = (before: CartView, now: CartView): ReplacedCode | undefined => {
  const isIn = (cart: CartView, code: string) => couponsOf(cart).some(({ couponCode }) => couponCode === code)
  const next = couponsOf(now).find(({ couponCode }) => !isIn(before, couponCode))
  const former = couponsOf(before).find(
    ({ couponCode, couponType }) => couponType === next?.couponType && !isIn(now, couponCode),
  )
  if (!next || !former || next.couponType === 'barcode') return undefined
  const formerWorth = worthIn(before, former.displayName)
  const nextWorth = worthIn(now, next.displayName)
  const isBetter = formerWorth > nextWorth && former.couponType !== 'vendor'
  return {
    former: titleOf(before, former.couponCode),
    formerWorth,
    next: titleOf(now, next.couponCode),
    nextWorth,
    ...(isBetter && { better: former.couponCode }),
  }
}

export const givenReferral = (
  { lineDetails }: Pick<CartView, 'lineDetails'>,
  environment: Pick<Environment, 'location' | 'sessionStorage'>,
): string => {
  const isReferred = lineDetails.couponDetails.some(({ couponType }) => couponType === 'raf')
  return isReferred ? '' : visitParameter(environment, 'mylink').toUpperCase()
}

const OwnReferral = () => {
  const shop = useShop()
  const texts = useTexts(promoTexts)
  const { data } = useQuery({ ...readQuery(shop, getMyLinkReferralInfo, { body: {} }), meta: { silent: true } })
  const info = data?.myLinkReferralInfo
  if (!info?.eligible) return null
  const link = new URL(info.referralLink, shop.environment.location.origin).href
  const say = (type: 'success' | 'error', text: string) => shop.notices.show({ type, text })
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => say('success', texts.linkCopied),
      () => say('error', texts.copyFailed),
    )
  return (
    <div className={styles.applied}>
      <div>
        <p className={styles.code}>{info.referralCode}</p>
        <p className={styles.muted}>{texts.yourLink}</p>
      </div>
      <TextLink onClick={copy}>{texts.copyLink}</TextLink>
    </div>
  )
}

const VendorLink = () => {
  const { environment } = useShop()
  const texts = useTexts(promoTexts)
  const leave = () => {
    markVendor(environment)
    environment.location.assign(`/ryl?returnTo=${encodeURIComponent(environment.location.pathname)}`)
  }
  return (
    <p className={styles.applied}>
      <span>{texts.vendor}</span>
      <TextLink onClick={leave}>{texts.verify}</TextLink>
    </p>
  )
}

const labels = { promo: 'promoCode', friends: 'friendsCode', referral: 'referralCode' } as const

const readCode = (typed: string) => readText(typed).replaceAll(/\s/g, '').toUpperCase()

interface CodeFieldProps {
  cart: CartView
  kind: CodeKind
  given?: string
}

/** A field for one kind of code: Enter applies it, and a code that is refused stays to be mended. */
const CodeField = ({ cart, kind, given = '' }: CodeFieldProps) => {
  const texts = useTexts(promoTexts)
  const [code, setCode] = useState(given)
  const { apply, problemOf, isApplying } = useApplyCode(cart, kind, (applied) =>
    setCode((typed) => (readCode(typed) === applied ? '' : typed)),
  )
  return (
    <SubmitField
      className={styles.capitals}
      label={texts[labels[kind]]}
      error={problemOf(readCode(code))}
      value={code}
      maxLength={60}
      autoCapitalize="characters"
      action={texts.apply}
      busyLabel={texts.applying}
      isBusy={isApplying}
      onType={setCode}
      onSubmit={() => apply(readCode(code))}
    />
  )
}

const MoreCodes = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(promoTexts)
  const { audience } = useIdentity()
  const referral = givenReferral(cart, useShop().environment)
  const [isOpen, setIsOpen] = useState(referral !== '')
  return (
    <Disclosure title={texts.moreCodes} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <div className={styles.more}>
        <CodeField cart={cart} kind="friends" />
        <CodeField cart={cart} kind="referral" given={referral} />
        {audience in vendorValidateAndUpdateCart.paths && <VendorLink />}
        {isOpen && isSignedIn(audience) && <OwnReferral />}
      </div>
    </Disclosure>
  )
}

const topic = 'replaced-code'

/** Says which code another has taken the place of, and brings back the one that took off more. */
const useReplacedCode = (cart: CartView): void => {
  const { notices } = useShop()
  const texts = useTexts(promoTexts)
  const { apply } = useApplyCode(cart, 'promo', () => notices.hideTopic(topic))
  const before = useRef(cart)
  useEffect(() => {
    const replaced = replacedCode(before.current, cart)
    before.current = cart
    if (!replaced) return
    const { former, formerWorth, next, nextWorth, better } = replaced
    notices.show({
      type: 'info',
      text: texts.replaced(next, formatPrice(nextWorth), former, formatPrice(formerWorth)),
      topic,
      ...(better !== undefined && { action: { label: texts.applyAgain(former), onPress: () => apply(better) } }),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- tells each change of the cart once
  }, [cart])
}

const useVendorReturn = (cartId: string) => {
  const { environment, notices } = useShop()
  const texts = useTexts(promoTexts)
  const [path, navigate] = useLocation()
  const back = readVendorReturn(useSearch(), environment)
  const { mutate } = useChange(vendorValidateAndUpdateCart, {
    meta: { showsError: true },
    onDone: () => notices.show({ type: 'success', text: texts.verified }),
    onFailed: (error) => {
      if (!isHandledByShop(error)) notices.show({ type: 'error', text: texts.notVerified, sticky: true })
    },
  })
  const isBack = back !== undefined
  useEffect(() => {
    if (!back) return
    clearVendor(environment)
    navigate(path, { replace: true })
    const { authCode } = back
    if (authCode !== undefined) mutate({ cartInfo: { cartId }, authCode, redirectUri: path })
    // oxlint-disable-next-line react/exhaustive-deps -- each return is handled once
  }, [isBack])
}

/** Codes that lower the price; prepaid carts take promo codes alone. */
export const PromoSection = ({ cart }: { cart: CartView }) => {
  const { audience } = useIdentity()
  useVendorReturn(cart.cartId)
  useReplacedCode(cart)
  return (
    <div className={styles.promo}>
      <AppliedList cart={cart} />
      <div className={styles.goodNews}>
        <CartNotes cart={cart} shows={isAboutCodes} />
      </div>
      <CodeField cart={cart} kind="promo" />
      {!isPrepay(audience) && <MoreCodes cart={cart} />}
    </div>
  )
}
