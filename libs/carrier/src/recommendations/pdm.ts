import type { AnswerOf, BodyOf, Product, ProductCategory } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import type { Reader } from '../operation/caller'
import { chatProposition } from '../domain/chat/chat-proposition'
import { chosenProposition } from '../domain/chat/chosen-proposition'
import type { CarrierOperation } from '../operation/carrier-operation'
import { hasChatAgents } from '../domain/support/support-settings'
import { offeredAccessories, canBeOrdered, cartDevices } from '../domain/products/offered-accessories'
import { storeFeedback } from '../domain/feedback/feedback'
import { beginRecommendation, nbxSessionIdOf, withProposition } from './views/recommendation'
import { viewTiles } from '../domain/products/view-products'
import { isPrepay, type Audience } from '@soe/rules'

type RecommendedKind = 'device' | 'accessory'

/** Page contexts that show the recommended-for-you block. */
const blockContexts = ['emptycart', 'wishlist']

/** Prepaid shoppers get no recommended-for-you, but accessories on the interstitial like everyone. */
export const mayRecommend = (audience: Audience, kind: RecommendedKind, pageContext = ''): boolean =>
  !isPrepay(audience) || (kind === 'accessory' && !blockContexts.includes(pageContext.toLowerCase()))

const deviceCategories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

/** One row of tiles. */
const devicesPerCategory = 3

/** Devices of the category, or of every one where it is not a category of devices, that are not in the cart. */
const offeredDevices = (draft: WorldDraft, caller: Reader, category: string | undefined): Product[] => {
  const held = cartDevices(draft, caller)
  const asked = deviceCategories.filter((known) => known === category)
  return (asked.length > 0 ? asked : deviceCategories).flatMap((known) =>
    viewTiles(draft, caller, known)
      .filter((product) => canBeOrdered(product) && !held.includes(product.productId))
      .slice(0, devicesPerCategory),
  )
}

type PdmAnswer = AnswerOf<'recommendations.pdm'>
type PdmRequest<Source extends string> = Extract<BodyOf<'recommendations.pdm'>, { source: Source }>
type DeviceRequest = PdmRequest<'device'> | PdmRequest<'autoSuggestion'>
type FeedbackRequest = Extract<BodyOf<'recommendations.pdm'>, { customerResponse: unknown }>

const recommendDevices = (draft: WorldDraft, caller: Reader, request: DeviceRequest): PdmAnswer => {
  const { category, pageContext } = request
  const isOffered = mayRecommend(caller.audience, 'device', pageContext)
  const recommendation = beginRecommendation(draft, caller, 'D', pageContext)
  const products = isOffered ? offeredDevices(draft, caller, category) : []
  return {
    statusCode: 0,
    deviceRecommendation: {
      recommendedDeviceInformation: {
        accountLevelRecommendations: {
          productList: [{ deviceProducts: products.map(withProposition(recommendation)) }],
          nbxSessionId: recommendation.nbxSessionId,
          throttle: isOffered ? 'N' : 'Y',
          userCondition: caller.session.loggedIn ? 'customer' : 'prospect',
        },
      },
    },
    featureFlags: { ...draft.header.featureFlags },
  }
}

/** The model that recommends accessories; feedback repeats its name. */
const modelSource = 'NBX'

const recommendAccessories = (draft: WorldDraft, caller: Reader, request: PdmRequest<'accessory'>): PdmAnswer => {
  const recommendation = beginRecommendation(draft, caller, 'A', request.pageContext)
  const isOffered = mayRecommend(caller.audience, 'accessory', request.pageContext)
  const products = isOffered ? offeredAccessories(draft, caller, request) : []
  return {
    statusCode: 0,
    accessoryRecommendations: {
      recommendedAccessoriesInformation: {
        deviceBasedAccessoryRecommendations: {
          productList: products.map(withProposition(recommendation)),
          nbxSessionId: recommendation.nbxSessionId,
          modelSource,
          expMetaData: { experiment: 'none' },
        },
      },
    },
    featureFlags: { ...draft.header.featureFlags },
    omni_tag: 'accessory-recommendations',
  }
}

/** Only the bot's proposition, PLP_07, opens a chat unasked, and only while an agent can take over. */
const recommendChat = (draft: WorldDraft, caller: Reader, request: PdmRequest<'proactiveChat'>): PdmAnswer => {
  const { pageContext = '' } = request
  const id = chosenProposition(draft, caller, { pageContext })
  const nbxSessionId = nbxSessionIdOf(draft, caller, 'C', pageContext)
  if (id !== 'PLP_07' || !hasChatAgents(draft)) {
    return { statusCode: 0, recommendation: { proactiveChatIndicator: 'N', nbxSessionId } }
  }
  const proposition = chatProposition(draft, caller, id, pageContext)
  const text = proposition.dynamicAttrList.find(({ name }) => name === 'Opener_Verbiage')?.value ?? ''
  return {
    statusCode: 0,
    recommendation: { proactiveChatIndicator: 'Y', proactiveChatCustomMSG: text, nbxSessionId, proposition },
  }
}

const takeFeedback = (draft: WorldDraft, caller: Reader, request: FeedbackRequest): PdmAnswer => {
  const { source, pageContext = '', category = '', nbxSessionId: sessionId, customerResponse } = request
  const { responseList } = customerResponse
  return {
    statusCode: 0,
    accepted: storeFeedback(draft, caller, { source, pageContext, category, sessionId }, responseList),
  }
}

/** Recommends devices, accessories or a chat; takes feedback on them, which later propositions carry. */
export const pdm: CarrierOperation<'recommendations.pdm'> = ({ draft, body, ...caller }) => {
  switch (body.source) {
    case 'device':
    case 'autoSuggestion':
      return recommendDevices(draft, caller, body)
    case 'accessory':
      return recommendAccessories(draft, caller, body)
    case 'proactiveChat':
      return recommendChat(draft, caller, body)
    case 'deviceFeedback':
    case 'accessoryFeedback':
      return takeFeedback(draft, caller, body)
  }
}
