import { useFlagValues, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { startErrorLog } from './error-log/start-error-log'
import { useTracking } from './use-tracking'
import { logCaptcha } from './vendors/custom-logs'
import { loadDeviceFraud } from './vendors/device-fraud'

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
