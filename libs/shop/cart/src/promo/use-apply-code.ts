import type { CartView } from '@soe/contracts'
import { isId } from '@soe/contracts/ids'
import {
  applyPromo,
  getPromoCaseIdByBarCode,
  updateBarcode,
  validateFriendsAndFamily,
  validateRaf,
} from '@soe/contracts/routes'
import { isPrepay } from '@soe/rules'
import { isHandledByShop } from '@soe/shop-journey'
import { callOnce, isShopError, useChange, useIdentity, useShop, useTexts, type ShopError } from '@soe/shop-platform'
import { useRef, useState } from 'react'
import { useSayWithTotal } from '../use-say-with-total'
import { barCodeRequest, barCodesOf, isBarCode } from './bar-codes'
import { promoTexts } from './promo-texts'

export type CodeKind = 'promo' | 'friends' | 'referral'

const issuesOf = ({ normalised }: ShopError): readonly unknown[] => normalised.details.map(({ issue }) => issue)

const reasons = [
  ['expired', 'expired'],
  ['own code', 'ownCode'],
] as const

interface Problem {
  readonly code: string
  readonly text: string
}

/** Sends a code to the call of its kind; what is wrong belongs to the code that was sent. */
export const useApplyCode = (cart: CartView, kind: CodeKind, onApplied: (code: string) => void) => {
  const shop = useShop()
  const texts = useTexts(promoTexts)
  const { audience } = useIdentity()
  const say = useSayWithTotal()
  const asked = useRef('')
  const [problem, setProblem] = useState<Problem>()
  const [isLookingUp, setLookingUp] = useState(false)

  const tell = (text: string) => setProblem({ code: asked.current, text })
  const fail = (error: unknown) => {
    if (!isShopError(error) || isHandledByShop(error)) return
    const reason = reasons.find(([issue]) => issuesOf(error).includes(issue))?.[1]
    tell(reason ? texts[reason] : error.message)
  }
  const done = (code: string) => {
    onApplied(code)
    say(texts.applied(code))
  }
  const options = { meta: { showsError: true }, onFailed: fail }
  const prepaid = useChange(applyPromo, { ...options, onDone: (_, { promoCode }) => done(promoCode) })
  const friends = useChange(validateFriendsAndFamily, { ...options, onDone: (_, { promoCode }) => done(promoCode) })
  const referral = useChange(validateRaf, { ...options, onDone: (_, { referralCode }) => done(referralCode) })
  const barCode = useChange(updateBarcode, {
    ...options,
    onDone: (_, { cartInfo }) => done(cartInfo.barCodeIds.at(-1) ?? ''),
  })

  /** A coupon is looked up first: one that has expired never reaches the cart. */
  const applyBarCode = async (code: string) => {
    setLookingUp(true)
    try {
      const { promoCases } = await callOnce(shop, getPromoCaseIdByBarCode, { body: { barCodeIdList: [code] } })
      if (promoCases.some(({ expired }) => expired)) tell(texts.expired)
      else barCode.mutate(barCodeRequest(cart, [...barCodesOf(cart).filter((held) => held !== code), code]))
    } catch (error) {
      fail(error)
    } finally {
      setLookingUp(false)
    }
  }
  const applyPromoCode = (code: string) => {
    if (isPrepay(audience)) prepaid.mutate({ cartInfo: {}, promoCode: code })
    else if (isBarCode(code)) void applyBarCode(code)
    else friends.mutate({ cartInfo: {}, promoCode: code })
  }
  const applyBy: Readonly<Record<CodeKind, (code: string) => void>> = {
    promo: applyPromoCode,
    friends: (code) => friends.mutate({ cartInfo: {}, promoCode: code }),
    referral: (code) => referral.mutate({ cartInfo: {}, referralCode: code }),
  }
  const problemOf = (code: string): string | undefined => {
    if (code === '') return texts.enterCode
    return isId(code) ? undefined : texts.notValid
  }
  return {
    apply: (code: string) => {
      const found = problemOf(code)
      asked.current = code
      setProblem(undefined)
      if (found === undefined) applyBy[kind](code)
      else tell(found)
    },
    problemOf: (code: string) => (problem?.code === code ? problem.text : undefined),
    isApplying: isLookingUp || [prepaid, friends, referral, barCode].some(({ isPending }) => isPending),
  }
}
