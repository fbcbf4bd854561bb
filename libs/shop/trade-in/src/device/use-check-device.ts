import type { TradeInDeviceRef } from '@soe/contracts'
import { useGo } from '@soe/shop-journey'
import { isShopError, useShop, type ShopError } from '@soe/shop-platform'
import { useState } from 'react'
import { estimateQuery } from '../estimate/estimate-query'
import { useTradeInPath } from '../flow/use-trade-in-path'

const withoutImei = (device: TradeInDeviceRef): TradeInDeviceRef => {
  const { deviceId: _, ...named } = device
  return named as TradeInDeviceRef
}

/** Asks what the device is worth, then goes on: to its condition, or to its recycling where it is worth nothing. */
export const useCheckDevice = (lineId: string | undefined) => {
  const shop = useShop()
  const go = useGo()
  const pathTo = useTradeInPath()
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<ShopError>()
  const goOn = async (device: TradeInDeviceRef) => {
    const estimate = await shop.queryClient.fetchQuery({ ...estimateQuery(shop, device, lineId), staleTime: 0 })
    const page = estimate.device.eligible ? 'tradein/devicecondition' : 'zerodollartradeinspoke'
    go(pathTo(page, { line: lineId, device: withoutImei(device) }))
  }
  const fail = (failure: unknown) => {
    if (!isShopError(failure)) throw failure
    setError(failure)
  }
  const check = async (device: TradeInDeviceRef) => {
    setChecking(true)
    setError(undefined)
    await goOn(device).catch(fail)
    setChecking(false)
  }
  return { check: (device: TradeInDeviceRef) => void check(device), isChecking, error }
}
