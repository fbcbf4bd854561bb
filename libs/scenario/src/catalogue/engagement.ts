import { errorAlways, errorOnce, oneRule } from './one-rule'
import { at, failsAt, lostCart } from './seen'

/** The page goes on as if nothing had happened. */
const nothingSaid = at

/** Wishlist, recommendations and chat: the shop hardly ever shows their failures. */
export const engagement = [
  ...errorAlways('wishlist.retrieveWishlist', {
    'wishlist-fails': [
      'API_ERROR',
      'The wishlist cannot be read',
      at('favorites', 'Looks like something went wrong. Please try again later.'),
    ],
  }),
  ...errorOnce('wishlist.addWishlist', {
    'wishlist-add-fails': [
      'API_ERROR',
      'A favorite is not kept: only the loader goes',
      nothingSaid('product', 'Add to cart'),
    ],
  }),
  ...errorOnce('wishlist.removeWishlist', {
    'wishlist-remove-fails': [
      'ITEM_NOT_FOUND',
      'A favorite is not removed: only the loader goes',
      nothingSaid('favorites', 'Your wishlist'),
    ],
  }),
  oneRule(
    'wishlist.addWishlist',
    { title: 'The wishlist says no without an error', sees: nothingSaid('product', 'Add to cart') },
    { id: 'wishlist-add-refused', nth: 1, reply: { patch: { statusCode: '0' } }, commit: false },
  ),
  ...errorOnce('wishlist.subscribe', {
    'notify-me-unavailable': ['NOTIFY_ME_UNAVAILABLE', 'There are no notices for this item', 'favorites'],
  }),
  ...errorAlways('wishlist.retrieveFavorites', {
    'favorites-fail': [
      'API_ERROR',
      'The favorites of the cart cannot be read: nothing is said',
      nothingSaid('cart', 'Your cart is empty'),
    ],
  }),
  ...errorAlways('recommendations.pdm', {
    'recommendations-fail': [
      'API_ERROR',
      'Nothing is recommended, and nothing is said',
      nothingSaid('cart', 'Your cart is empty'),
    ],
  }),
  oneRule(
    'recommendations.pdm',
    {
      title: 'The feedback on accessories is lost',
      sees: nothingSaid('interstitial', 'Complete your setup'),
      fired: { min: 1 },
    },
    {
      id: 'feedback-fails',
      when: { request: { source: { in: ['accessoryFeedback', 'deviceFeedback'] } } },
      reply: { error: 'API_ERROR' },
    },
  ),
  oneRule(
    'recommendations.getRtCartCount',
    {
      title: 'The count of the cart is wrong: its promotions come all the same',
      sees: nothingSaid('cart', 'Your cart is complete, with every offer that it has earned.'),
      fired: { min: 1 },
    },
    { id: 'cart-count-twelve', always: true, reply: { patch: { rtCartCount: 12 } } },
  ),
  ...errorAlways('recommendations.getRtCartCount', {
    'cart-count-fails': ['HTTP_ERROR', 'The cart cannot be counted: its promotions ask to try again', failsAt('cart')],
  }),
  ...errorAlways('chat.livePersonCheck', {
    'chat-check-fails': ['API_ERROR', 'The chat check fails: no chat is offered', nothingSaid('checkout', 'Checkout')],
  }),
  oneRule(
    'chat.livePersonCheck',
    {
      title: 'The chat check answers status 1: no chat is offered',
      sees: nothingSaid('checkout', 'Checkout'),
      fired: { min: 1 },
    },
    {
      id: 'chat-check-status-1',
      always: true,
      reply: {
        patch: {
          service: {
            serviceHeader: { statusCode: '1' },
            serviceBody: { serviceResponse: { propositionList: { proposition: [] } } },
          },
        },
      },
    },
  ),
  oneRule(
    'chat.livePersonCheck',
    {
      title: 'The chat check takes longer than its five seconds',
      sees: nothingSaid('checkout', 'Checkout'),
      fired: { min: 1 },
    },
    { id: 'chat-check-late', always: true, fault: { delay: { fixed: 'PT6S' } } },
  ),
  ...errorAlways('chat.livePersonSubmitfeedback', {
    'chat-feedback-fails': [
      'API_ERROR',
      'The feedback on a chat is lost: nothing is said',
      nothingSaid('checkout', 'Checkout'),
    ],
  }),
  oneRule(
    'support.getVideoChat',
    {
      title: 'Only three video agents are free: no video is offered',
      sees: nothingSaid('grid', 'Smartphones'),
      fired: { min: 1 },
    },
    {
      id: 'video-agents-busy',
      always: true,
      reply: { patch: { mediaoutput: { agentstatistics: [{ available: 3 }] } } },
    },
  ),
  oneRule(
    'support.videoAssistCheck',
    { title: 'Video help is off', sees: nothingSaid('grid', 'Smartphones'), fired: { min: 1 } },
    { id: 'video-assist-off', always: true, reply: { patch: { enableVideoAssist: false } } },
  ),
  ...errorAlways('cart.getThrottleList', {
    'throttle-list-fails': [
      'API_ERROR',
      'The throttle list cannot be read: the one of the cookie applies, and nothing is said',
      nothingSaid('grid', 'Smartphones'),
    ],
  }),
  oneRule(
    'omni.readDL',
    { title: 'The data layer has lost the cart', sees: lostCart, fired: { min: 1 } },
    { id: 'data-layer-cart-lost', nth: 1, reply: { error: '15501' } },
  ),
]
