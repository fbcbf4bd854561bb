import { loadFlags, useShop, type FlagValues } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { startErrorLog } from './error-log/start-error-log'
import { useTracking } from './use-tracking'
import { logCaptcha } from './vendors/custom-logs'
import { loadDeviceFraud } from './vendors/device-fraud'

const useFlagValues = (): FlagValues | undefined => {
  const shop = useShop()
  const [flags, setFlags] = useState<FlagValues>()
  useEffect(() => {
    let isLeft = false
    void loadFlags(shop).then((read) => !isLeft && setFlags(read))
    return () => {
      isLeft = true
    }
  }, [shop])
  return flags
}

/** Logs what fails, and follows the visit where that is allowed. Nothing on the page waits for it. */
export const Analytics = () => {
  const shop = useShop()
  const flags = useFlagValues()
  const [path] = useLocation()
  const isLogging = flags !== undefined && flags['errorLogFFlag'] !== false
  useTracking(flags)
  useEffect(() => (isLogging ? startErrorLog(shop, window) : undefined), [isLogging, shop])
  useEffect(() => {
    if (isLogging && flags) logCaptcha(shop, flags)
  }, [isLogging, flags, shop])
  useEffect(() => {
    if (flags) loadDeviceFraud(document, path, flags)
  }, [flags, path])
  return null
}
