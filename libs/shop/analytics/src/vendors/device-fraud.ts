import type { FlagValues } from '@soe/shop-platform'

/** Stands in for the vendor's script; the flag `deviceFraudUrl` names another. */
const standIn = '/devicefraud/collect.js'

const urlOf = ({ deviceFraudUrl: url }: FlagValues): string =>
  typeof url === 'string' && /^(https:\/\/|\/(?!\/))/.test(url) ? url : standIn

/** Loads the script that collects what tells a device apart, once, where an order is paid for or credit asked for. */
export const loadDeviceFraud = (document: Document, flags: FlagValues) => {
  if (flags['deviceFraudFFlag'] === false) return
  if (document.querySelector('script[data-device-fraud]')) return
  const script = document.createElement('script')
  script.src = urlOf(flags)
  script.async = true
  script.dataset['deviceFraud'] = ''
  document.head.append(script)
}
