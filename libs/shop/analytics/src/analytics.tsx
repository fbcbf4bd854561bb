import { useFlagValues, useShop, type PageAt } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isLogged } from './error-log/is-logged'
import { startErrorLog } from './error-log/start-error-log'
import { useTracking } from './use-tracking'
import { logCaptcha } from './vendors/custom-logs'
import { loadDeviceFraud } from './vendors/device-fraud'

/** Milliseconds: nothing on the page waits for the flags here, and without them too much would be sent. */
const patience = 60_000

/** Logs what fails, and follows the visit where that is allowed. Nothing on the page waits for it. */
export const Analytics = ({ pageAt }: { pageAt: PageAt }) => {
  const shop = useShop()
  const flags = useFlagValues(patience)
  const [path] = useLocation()
  const isLogging = flags !== undefined && isLogged(flags)
  useTracking(flags, pageAt)
  useEffect(() => (isLogging ? startErrorLog(shop, window) : undefined), [isLogging, shop])
  useEffect(() => {
    if (isLogging && flags) logCaptcha(shop, flags)
  }, [isLogging, flags, shop])
  useEffect(() => {
    if (flags && pageAt(path).page.collectsDevice) loadDeviceFraud(document, flags)
  }, [flags, path, pageAt])
  return null
}
