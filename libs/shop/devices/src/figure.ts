import type { Product, SpecKind } from '@soe/contracts'

/** What a product is measured by, as one number; none where it is not stated. */
export type Measure = (product: Product) => number | undefined

const hours: Readonly<Record<string, number>> = { hr: 1, h: 1, day: 24, días: 24 }

/** The figure of a kind; figures in another unit are not compared. */
export const figure =
  (kind: SpecKind, worth: (unit: string) => number | undefined = () => 1): Measure =>
  ({ specs = [] }) => {
    const spec = specs.find((each) => each.kind === kind)
    const factor = spec && worth(spec.unit ?? '')
    const [digits] = /[\d.]+/.exec(spec?.value ?? '') ?? []
    return factor === undefined || digits === undefined ? undefined : Number(digits) * factor
  }

export const batteryHours: Measure = figure('battery', (unit) => hours[unit])
export const displayInches: Measure = figure('display')
export const grams: Measure = figure('weight')
