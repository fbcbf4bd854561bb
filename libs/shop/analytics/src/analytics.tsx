import { useFlagValues, useShop, type PageAt, whenIdle, type Shop, type FlagValues } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isLogged } from './error-log/is-logged'
import { useTracking } from './use-tracking'
import { logCaptcha } from './vendors/custom-logs'
import { watchFailures } from './error-log/watch-failures'
import { createErrorLog } from './error-log/create-error-log'
import { logRecord } from './error-log/log-record'
import { sendRecord } from './error-log/send-record'

/** Milliseconds: nothing on the page waits for the flags here, and without them too much would be sent. */
const patience = 60_000

const startErrorLog = (shop: Shop, window: Window & typeof globalThis): (() => void) => {
  const { environment, client } = shop
  const log = createErrorLog({
    prepare: () => client.load(),
    send: (record) => sendRecord(shop, record),
    whenIdle: (callback) => whenIdle(window, callback),
    isOnline: () => environment.isOnline?.() !== false,
  })
  const stop = watchFailures(shop, (failure) =>
    log.add(
      logRecord(failure, {
        pathname: environment.location.pathname,
        search: environment.location.search,
        responses: client.loaded()?.responses.latest() ?? [],
      }),
    ),
  )
  window.addEventListener('pagehide', log.leave)
  window.addEventListener('online', log.flush)
  return () => {
    stop()
    window.removeEventListener('pagehide', log.leave)
    window.removeEventListener('online', log.flush)
  }
}

/** Stands in for the vendor's script; the flag `deviceFraudUrl` names another. */
const standIn = '/devicefraud/collect.js'

const urlOf = ({ deviceFraudUrl: url }: FlagValues): string =>
  typeof url === 'string' && /^(https:\/\/|\/(?!\/))/.test(url) ? url : standIn

/** Loads the script that collects what tells a device apart, once, where an order is paid for or credit asked for. */
const loadDeviceFraud = (document: Document, flags: FlagValues) => {
  if (flags['deviceFraudFFlag'] === false) return
  if (document.querySelector('script[data-device-fraud]')) return
  const script = document.createElement('script')
  script.src = urlOf(flags)
  script.async = true
  script.dataset['deviceFraud'] = ''
  document.head.append(script)
}

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
