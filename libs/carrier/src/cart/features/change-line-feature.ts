import { ServiceFault, type CartLineState, type CartState } from '@soe/world'
import { suits } from '../../domain/lines/line-features'
import { changedFeatures, hasFeature, namedLines, type FeatureChange, type RequestedFeature } from './requested-feature'

const notEligible = (field: string) => new ServiceFault('1079', [{ field }])

const linesToAddTo = (cart: CartState, { model, request }: RequestedFeature): CartLineState[] => {
  const named = namedLines(cart, request)
  const misfit = named?.find((line) => !suits(line, model))
  if (misfit) throw notEligible(misfit.lineId)
  const suited = named ?? cart.lines.filter((line) => suits(line, model))
  if (suited.length === 0) throw notEligible('lines')
  return suited
}

/** The named lines; without names, those that the feature suits or that have the one to remove. */
const linesFor = (cart: CartState, requested: RequestedFeature): CartLineState[] =>
  requested.request.actionIndicator === 'D'
    ? (namedLines(cart, requested.request) ?? cart.lines.filter(({ features }) => hasFeature(features, requested)))
    : linesToAddTo(cart, requested)

/** A new protection settles that the line has lost its own. */
const changedLine = ({ lostProtection, ...line }: CartLineState, requested: RequestedFeature): CartLineState => ({
  ...line,
  ...(lostProtection && requested.model.family !== 'DEVICE_PROTECTION' && { lostProtection }),
  features: changedFeatures(line.features, requested),
})

/** Adds or removes a feature of the named lines, or of every line that it suits. */
export const changeLineFeature = (cart: CartState, requested: RequestedFeature): FeatureChange => {
  const { id, actionIndicator } = requested.request
  const meant = linesFor(cart, requested)
  return {
    cart: { ...cart, lines: cart.lines.map((line) => (meant.includes(line) ? changedLine(line, requested) : line)) },
    spos: meant.map(({ lineId, features }) => ({
      lineId,
      id,
      success: actionIndicator === 'A' || hasFeature(features, requested),
    })),
  }
}
