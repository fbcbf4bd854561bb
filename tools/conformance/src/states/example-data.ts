import { z } from 'zod'

const text = z.string().min(1)
const sku = z.strictObject({ sku: text, product: text })

/** What of a backend's own stock the judge's requests name; a file of states maps it. */
export const DataSchema = z.strictObject({
  phone: sku.extend({ page: text.optional(), months: z.int().min(0).optional() }).optional(),
  /** Another variant of the phone, which its product does not preselect. */
  phoneVariant: sku.optional(),
  otherPhone: sku.optional(),
  accessory: sku.optional(),
  otherAccessory: sku.optional(),
  /** An accessory that does not count towards the bundle. */
  plainAccessory: sku.optional(),
  soldOut: sku.optional(),
  /** Another sku that is sold out. */
  otherSoldOut: sku.optional(),
  plan: text.optional(),
  otherPlan: text.optional(),
  prepaidPlan: text.optional(),
  otherPrepaidPlan: text.optional(),
  zipCode: z
    .string()
    .regex(/^\d{5}$/, 'five digits')
    .optional(),
  otherZipCode: z
    .string()
    .regex(/^\d{5}$/, 'five digits')
    .optional(),
  barCode: text.optional(),
  promoCode: text.optional(),
  referralCode: text.optional(),
  friendsCode: text.optional(),
  vendorCode: text.optional(),
  feature: text.optional(),
  shippingOption: text.optional(),
  tradeIn: z.strictObject({ brand: text, model: text }).optional(),
})
export type Data = z.infer<typeof DataSchema>

/** The contract's own examples: what they name, and what stands for it in requests. */
const examples = {
  'phone.sku': 'orbit-12-pro-kelp-128',
  'phone.product': 'dev14000001',
  'phone.page': 'orbit-12-pro',
  'accessory.sku': 'bosun-charger-chalk',
  'soldOut.sku': 'tern-a2-tide-128',
  'soldOut.product': 'dev14000017',
  plan: 'mainsail-unlimited',
  zipCode: '04101',
  otherZipCode: '30004',
  barCode: '810000004101',
  promoCode: 'CASTOFF10',
  referralCode: 'RAF-MAREN25',
  friendsCode: 'CREW-4471',
  vendorCode: 'ryl-teacher-7f3a',
  feature: 'harbor-home-protect',
  shippingOption: 'STANDARD',
  'tradeIn.brand': 'Orbit',
  'tradeIn.model': 'Orbit 9',
} as const satisfies Readonly<Record<string, string>>

/** A name that requests have for data which no example of the contract has. */
export const named = (name: string) => `<${name}>`

const flat = (value: unknown, at = ''): [string, string][] => {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [[at, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, part]) => flat(part, at === '' ? name : `${at}.${name}`))
}

/** Own values by what stands for them in a request: the value of an example, or a name. */
export const createDataTable = (data: Data): ReadonlyMap<string, string> => {
  const own = new Map(flat(data))
  const table = new Map<string, string>()
  for (const [name, value] of own) table.set(named(name), value)
  for (const [name, example] of Object.entries(examples)) {
    const value = own.get(name)
    if (value !== undefined) table.set(example, value)
    if (name === 'phone.page' && value === undefined && own.has('phone.product')) {
      table.set(example, own.get('phone.product') ?? example)
    }
  }
  const { phone } = data
  if (phone) table.set('ORBIT-12-PRO-KELP-128', phone.sku)
  return table
}

/** Names that the table has a value for. */
export const hasData = (table: ReadonlyMap<string, string>, ...names: readonly string[]): boolean =>
  names.every((name) => table.has(named(name)))
