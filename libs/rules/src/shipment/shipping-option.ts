/** In-store pickup, always offered with these texts (the specification, commerce 3). */
export const ispuOption = {
  shippingOptionId: 'ISPU',
  cost: 0,
  active: true,
  name: 'Free In-Store Pickup',
  description: 'Check availability',
} as const

export const selectedOptionCodes = ['ISPU', 'SDD_SAMEDAY', 'SDD_SAMEDAY_NVMP', 'SDD_NVMP'] as const

export const sddTypes = ['sdd_vmp', 'sdd_non_vmp'] as const

/** A store's location code goes without its hyphen. */
export const plainLocationCode = (locationCode: string): string => locationCode.replaceAll('-', '')

const suppressedSddCodes: readonly string[] = ['10023', '10027']

/** What is reported when same-day delivery is not offered; two codes are for prospects on the delivery page only. */
export function sddReport(
  error: { code?: string | undefined; message?: string | undefined },
  view: { isProspect: boolean; isDeliveryPage: boolean },
): { code: string; message: string } | null {
  const { code = 'NO_ERR_CODE', message = 'NO_ERR_MSG' } = error
  const isSuppressed = view.isProspect && !view.isDeliveryPage && suppressedSddCodes.includes(code)
  return isSuppressed ? null : { code, message }
}
