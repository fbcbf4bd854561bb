export interface TradeInModel {
  readonly brand: string
  readonly model: string
  readonly valueCents: number
  /** Storage that it came with; its value does not depend on it. */
  readonly capacities: readonly string[]
}

const from64 = ['64 GB', '128 GB']
const from128 = ['128 GB', '256 GB', '512 GB']
const from256 = ['256 GB', '512 GB', '1 TB']

export const tradeInModels: readonly TradeInModel[] = [
  { brand: 'Orbit', model: 'Orbit 11 Pro', valueCents: 420_00, capacities: from256 },
  { brand: 'Orbit', model: 'Orbit 11', valueCents: 330_00, capacities: from128 },
  { brand: 'Orbit', model: 'Orbit 10', valueCents: 260_00, capacities: from128 },
  { brand: 'Orbit', model: 'Orbit 9', valueCents: 180_00, capacities: from128 },
  { brand: 'Pelago', model: 'Pelago 8', valueCents: 290_00, capacities: from128 },
  { brand: 'Pelago', model: 'Pelago 7', valueCents: 210_00, capacities: from128 },
  { brand: 'Lumen', model: 'Lumen 5', valueCents: 150_00, capacities: from128 },
  { brand: 'Lumen', model: 'Lumen Slate 8', valueCents: 40_00, capacities: from64 },
  { brand: 'Kestrel', model: 'Kestrel 3', valueCents: 95_00, capacities: from64 },
]

const sameText = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

export const findTradeInModel = (brand: string, model: string): TradeInModel | undefined =>
  tradeInModels.find((taken) => sameText(taken.brand, brand) && sameText(taken.model, model))
