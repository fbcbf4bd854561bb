import type { Product } from '@soe/contracts'
import { accessoryModels } from '@soe/catalogue'
import { accessoryCategories } from '@soe/rules'

const models = new Map(accessoryModels.map((model) => [model.productId, model]))

/** Accessories without a list of compatible devices fit all of them; a gift card fits none. */
const fits = ({ productId, isGiftCard }: Product, devices: readonly string[]) => {
  const fitting = models.get(productId)?.compatibleWith
  return !isGiftCard && (fitting === undefined || fitting.some((device) => devices.includes(device)))
}

const isMadeFor = ({ productId }: Product, devices: readonly string[]) =>
  models.get(productId)?.compatibleWith?.some((device) => devices.includes(device)) ?? false

/** The accessories that fit, one of each category in turn, those made for the devices first. */
export const varyAccessories = (products: readonly Product[], devices: readonly string[]): Product[] => {
  const fitting = products.filter((product) => fits(product, devices))
  const columns = accessoryCategories.map((category) =>
    fitting
      .filter((product) => product.categoryType === category)
      .sort((left, right) => Number(isMadeFor(right, devices)) - Number(isMadeFor(left, devices))),
  )
  const rows = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: rows }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat()
}
