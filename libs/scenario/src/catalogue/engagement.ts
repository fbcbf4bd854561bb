import { errorOnce, oneRule } from './one-rule'
import { at, failsAt, lostCart } from './seen'

/** The page goes on as if nothing had happened. */
const nothingSaid = at

/** Wishlist, recommendations and chat: the shop hardly ever shows their failures. */
export const engagement = [
  oneRule(
    'wishlist.retrieveWishlist',
    {
      title: 'The wishlist cannot be read',
      sees: at('favorites', 'Looks like something went wrong. Please try again later.'),
      fired: { min: 1 },
    },
    { id: 'wishlist-fails', always: true, reply: { error: 'API_ERROR' } },
  ),
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
  oneRule(
    'wishlist.retrieveFavorites',
    {
      title: 'The favorites of the cart cannot be read: nothing is said',
      sees: nothingSaid('cart', 'Your cart is empty'),
      fired: { min: 1 },
    },
    { id: 'favorites-fail', always: true, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'recommendations.pdm',
    {
      title: 'Nothing is recommended, and nothing is said',
      sees: nothingSaid('cart', 'Your cart is empty'),
      fired: { min: 1 },
    },
    { id: 'recommendations-fail', always: true, reply: { error: 'API_ERROR' } },
  ),
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
  oneRule(
    'recommendations.getRtCartCount',
    {
      title: 'The cart cannot be counted: its promotions ask to try again',
      sees: failsAt('cart'),
      fired: { min: 1 },
    },
    { id: 'cart-count-fails', always: true, reply: { error: 'HTTP_ERROR' } },
  ),
  oneRule(
    'chat.livePersonCheck',
    { title: 'The chat check fails: no chat is offered', sees: nothingSaid('checkout', 'Checkout'), fired: { min: 1 } },
    { id: 'chat-check-fails', always: true, reply: { error: 'API_ERROR' } },
  ),
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
  oneRule(
    'chat.livePersonSubmitfeedback',
    {
      title: 'The feedback on a chat is lost: nothing is said',
      sees: nothingSaid('checkout', 'Checkout'),
      fired: { min: 1 },
    },
    { id: 'chat-feedback-fails', always: true, reply: { error: 'API_ERROR' } },
  ),
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
  oneRule(
    'cart.getThrottleList',
    {
      title: 'The throttle list cannot be read: the one of the cookie applies, and nothing is said',
      sees: nothingSaid('grid', 'Smartphones'),
      fired: { min: 1 },
    },
    { id: 'throttle-list-fails', always: true, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'omni.readDL',
    { title: 'The data layer has lost the cart', sees: lostCart, fired: { min: 1 } },
    { id: 'data-layer-cart-lost', nth: 1, reply: { error: '15501' } },
  ),
]
