/** A call of the register that is not an operation here. */
export interface ExemptCall {
  readonly id: string
  readonly call: string
  readonly reason: string
}

const prefixOnly = 'only a prefix: its operations are calls of their own'

/** With the calls that are operations these are all that the specification numbers. */
export const exemptCalls: readonly ExemptCall[] = [
  { id: 'E019', call: 'deviceconfigservice/*', reason: prefixOnly },
  { id: 'E020', call: 'plansservice/*', reason: prefixOnly },
  { id: 'E021', call: 'orderprocessservice/*', reason: prefixOnly },
  { id: 'E022', call: 'paymentservice/*', reason: prefixOnly },
  { id: 'E023', call: 'onedp/api/*', reason: prefixOnly },
  { id: 'E024', call: 'cca/fraudservice/*', reason: 'only a prefix: no operation below it is named' },
  { id: 'E025', call: '/content/vcg', reason: prefixOnly },
  { id: 'E090', call: 'the device-fraud collection script', reason: "another company's host, loaded by the page" },
  { id: 'E091', call: 'the scripts of the tag manager', reason: "another company's host, loaded by the page" },
  { id: 'E092', call: 'the gateway of the mobile app: store journey', reason: 'a navigation inside the native app' },
  { id: 'E093', call: 'the gateway of the mobile app: sign-in', reason: 'a navigation inside the native app' },
]
