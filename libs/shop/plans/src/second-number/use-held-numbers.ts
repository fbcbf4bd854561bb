import { holdNumbers } from '@soe/contracts/routes'
import { defaultZipCode, isZipCode } from '@soe/rules'
import { keptZip } from '@soe/shop-basket'
import { change, queryKeyOf, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Numbers near a zip code, held for the cart; others take their place when they are let go. */
export const useHeldNumbers = () => {
  const shop = useShop()
  const [zipCode, setZipCode] = useState(() => keptZip(shop) ?? defaultZipCode)
  const [asked, setAsked] = useState({ zipCode, turn: 0 })
  const [isGone, setGone] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(shop, holdNumbers, asked),
    queryFn: () => change(shop, holdNumbers, { cartInfo: {}, zipCode: asked.zipCode }),
    staleTime: Infinity,
    gcTime: 0,
    meta: { showsError: true },
  })

  const ask = (isAfterLoss: boolean) => {
    setGone(isAfterLoss)
    setAsked(({ turn }) => ({ zipCode: isZipCode(zipCode) ? zipCode : asked.zipCode, turn: turn + 1 }))
  }
  const heldUntil = data?.heldUntil
  useEffect(() => {
    if (heldUntil === undefined) return
    const letGo = () => {
      setGone(true)
      setAsked((before) => ({ ...before, turn: before.turn + 1 }))
    }
    const timer = setTimeout(letGo, Date.parse(heldUntil) - shop.environment.now())
    return () => clearTimeout(timer)
  }, [heldUntil, shop])

  return {
    zipCode,
    setZipCode,
    numbers: data?.numbers,
    heldFor: asked.zipCode,
    hasFailed: error !== null && data === undefined,
    isAsking: isFetching,
    isGone,
    find: () => ask(false),
    findAfterLoss: () => ask(true),
    retry: () => void refetch(),
  }
}

export type HeldNumbers = ReturnType<typeof useHeldNumbers>
