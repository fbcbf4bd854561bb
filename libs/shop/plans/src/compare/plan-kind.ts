/** The kinds of device that plans are compared for, with the page of each in the shop. */
export const planKinds = {
  phone: { planType: 'smartphones', shop: 'smartphones/' },
  watch: { planType: 'watches', shop: 'watches' },
  tablet: { planType: 'tablets', shop: 'tablets' },
  prepaid: { planType: 'prepaid', shop: 'smartphones/prepaid' },
} as const

export type PlanKind = keyof typeof planKinds

export const planKindNames = Object.keys(planKinds) as PlanKind[]

const isKind = (name: string | null): name is PlanKind => name !== null && Object.hasOwn(planKinds, name)

/** The kind in the address; prepaid shoppers compare prepaid plans alone. */
export const readPlanKind = (search: URLSearchParams, isPrepaid: boolean): PlanKind => {
  const named = search.get('for')
  if (isPrepaid) return 'prepaid'
  return isKind(named) ? named : 'phone'
}

/** The kind of a device by the address of its page. */
export const kindOfDevice = (productURL = ''): PlanKind =>
  planKindNames.find((kind) => productURL.startsWith(`/${planKinds[kind].planType}/`)) ?? 'phone'
