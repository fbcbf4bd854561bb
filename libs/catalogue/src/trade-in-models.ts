/** A device that the carrier takes, and what it is worth in good condition. */
export interface TradeInModel {
  readonly brand: string
  readonly model: string
  readonly valueCents: number
}

export const tradeInModels: readonly TradeInModel[] = [
  { brand: 'Orbit', model: 'Orbit 11 Pro', valueCents: 420_00 },
  { brand: 'Orbit', model: 'Orbit 11', valueCents: 330_00 },
  { brand: 'Orbit', model: 'Orbit 10', valueCents: 260_00 },
  { brand: 'Orbit', model: 'Orbit 9', valueCents: 180_00 },
  { brand: 'Pelago', model: 'Pelago 8', valueCents: 290_00 },
  { brand: 'Pelago', model: 'Pelago 7', valueCents: 210_00 },
  { brand: 'Lumen', model: 'Lumen 5', valueCents: 150_00 },
  { brand: 'Lumen', model: 'Lumen Slate 8', valueCents: 40_00 },
  { brand: 'Kestrel', model: 'Kestrel 3', valueCents: 95_00 },
]

const sameText = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

export const findTradeInModel = (brand: string, model: string): TradeInModel | undefined =>
  tradeInModels.find((taken) => sameText(taken.brand, brand) && sameText(taken.model, model))
