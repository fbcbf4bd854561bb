/** Calls with a success rule of their own. */
const successCodes = {
  wishlist: ['1'],
  'wishlist-add-device': ['00'],
  'accessory-add': ['00', 'SUCCESS'],
  'accessory-remove': ['00'],
  paypal: ['1'],
} as const satisfies Record<string, readonly string[]>

export type SuccessRule = keyof typeof successCodes

const defaultCodes: readonly string[] = ['00', '0']

/** Whether a service's status code means success; without a rule of the call's own, 00 and 0 do. */
export const isServiceSuccess = (statusCode: string, rule?: SuccessRule): boolean =>
  (rule === undefined ? defaultCodes : (successCodes[rule] as readonly string[])).includes(statusCode)
