import { cartChanges } from '../checkout/cart-changes'
import { fromCheckout } from '../checkout/from-checkout'
import { lostBy, fromAnswer, type Fact } from '../promise/fact'

type Pieces = Readonly<Record<string, number>>

interface PiecesFact {
  readonly held?: Pieces
  readonly marked?: Pieces
}

const piecesOf = (rows: readonly (readonly [sku: string, pieces: number])[]): Pieces => {
  const pieces: Record<string, number> = {}
  for (const [sku, count] of rows) pieces[sku] = (pieces[sku] ?? 0) + count
  return pieces
}

/** More than ten are answered as ten. */
const most = 10

const holding = (qty: number) => ({
  shipmentInfo: {},
  cart: { lineDetails: { lineInfo: { a: { accessories: [{ itemCode: 'case', qty }] } } } },
})

const recommended = (sku: object) => ({
  accessoryRecommendations: {
    recommendedAccessoriesInformation: {
      deviceBasedAccessoryRecommendations: { productList: [{ product: { childSkus: [{ skuId: 'case', ...sku }] } }] },
    },
  },
})

const heldPiecesFact: Fact<PiecesFact> = {
  name: 'heldPieces',
  says: 'an accessory that is recommended says how many pieces of it the cart has',
  sources: [
    fromCheckout(({ cart }) => ({
      held: piecesOf(
        Object.values(cart.lineDetails.lineInfo).flatMap(({ accessories }) =>
          accessories.map(({ itemCode, qty }) => [itemCode, qty] as const),
        ),
      ),
    })),
    fromAnswer('recommendations.pdm', ({ answer }) => {
      if (!('accessoryRecommendations' in answer)) return undefined
      const { deviceBasedAccessoryRecommendations: list } =
        answer.accessoryRecommendations.recommendedAccessoriesInformation
      const skus = list.productList.flatMap(({ product }) => product.childSkus)
      return { marked: Object.fromEntries(skus.map(({ skuId, qty = 0 }) => [skuId, qty])) }
    }),
  ],
  effects: lostBy(...cartChanges),
  compare: (said, known) => {
    const { held, marked } = { ...known, ...said }
    if (!held || !marked) return []
    return Object.entries(marked).map(([sku, pieces]) => [{ [sku]: pieces }, { [sku]: Math.min(held[sku] ?? 0, most) }])
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'checkout.getCheckoutDetails', answer: holding(2) },
    { key: 'recommendations.pdm', answer: recommended({ inCart: true, qty: 2 }) },
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: holding(2) },
    { key: 'recommendations.pdm', answer: recommended({ inCart: true, qty: 1 }) },
  ],
}

export const recommendationsFacts = [heldPiecesFact]
