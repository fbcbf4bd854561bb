import { z } from 'zod'
import { cartChange, cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import * as changes from './cart-changes.schema'
import * as schema from './cart.schema'

const emptyCartInfo = {}
const exampleE911Address = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

export const cartOperations = {
  addDevice: post({
    summary: 'Add a device to the cart, or change the one on a line',
    body: schema.AddDeviceBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '208', '4077', 'ITEM_NOT_FOUND', 'OUT_OF_STOCK', 'LINE_NOT_ELIGIBLE'],
    success: "serviceHeader.statusCode '00'",
    example: {
      cartInfo: { clientAppName: 'SOE', intendType: 'AAL', processStep: 'ProductDetail' },
      data: {
        lines: [
          {
            device: { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' },
            isNewLine: true,
            depletionType: 'F',
          },
        ],
      },
      ispuFlow: false,
    },
  }),
  removeDevice: post({
    summary: 'Remove a line with its device, plan and number',
    body: schema.RemoveDeviceBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    success: "serviceHeader.statusCode '00'",
    example: { cartInfo: emptyCartInfo, lineId: 'newLine1' },
  }),
  addAccessories: post({
    summary: 'Add, change or remove accessories',
    body: schema.AddAccessoriesBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '208', '3000', 'ITEM_NOT_FOUND', 'OUT_OF_STOCK'],
    success: "add: serviceHeader.statusCode '00' or 'SUCCESS'; remove: '00'",
    example: {
      cartInfo: emptyCartInfo,
      data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
    },
  }),
  addPlan: post({
    summary: "Choose the plan of a line, or with the intent CPC change the plan of one of the account's numbers",
    body: schema.AddPlanBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    example: { cartInfo: emptyCartInfo, lineId: 'newLine1', planId: 'mainsail-unlimited' },
  }),
  assignMtn: post({
    summary: 'Give a line its number: an existing one, a new one or one that moves here',
    body: schema.AssignMtnBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    example: { cartInfo: emptyCartInfo, lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } },
  }),
  addStep: post({
    summary: 'Say that a step has been completed and ask for the next',
    body: schema.AddStepBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008'],
    example: { cartInfo: emptyCartInfo, processStep: 'AccessoryInterestial' },
  }),
  listEligibleLines: post({
    summary: "List the account's lines with what each may upgrade to",
    body: schema.CartOnlyBodySchema,
    answer: schema.ListEligibleLinesAnswerSchema,
    errors: [],
    example: { cartInfo: emptyCartInfo },
  }),
  retrieveBundleAccCart: post({
    summary: 'How far the accessories in the cart are towards the bundle discount',
    body: schema.CartOnlyBodySchema,
    answer: schema.BundleAccessoryDetailAnswerSchema,
    errors: [...cartLost],
    example: { cartInfo: { pageId: 'InterstitialPage' } },
  }),
  validateOrder: post({
    summary: 'Check the order and the credit before it is placed',
    body: schema.ValidateOrderBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', '1082', '2038', '2040', 'CART_INCOMPLETE', 'ITEM_NOT_FOUND'],
    success: "creditApprovalStatus 'AP'",
    example: { cartInfo: emptyCartInfo },
  }),
  saveCart: post({
    summary: 'Save the cart for later',
    body: schema.SaveCartBodySchema,
    answer: schema.SaveCartAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    example: { scheduleOrder: false, emailId: 'maren@example.com' },
  }),
  addFeatures: post({
    summary: 'Add or remove home protection, home advisor, device protection and features of lines',
    body: changes.AddFeaturesBodySchema,
    answer: changes.AddFeaturesAnswerSchema,
    errors: [...cartChange, '1008', '1079', 'ITEM_NOT_FOUND'],
    success: "serviceHeader.statusMsg 'SUCCESS' and success in the line's spos entry of the id",
    example: {
      cartInfo: {},
      data: { accountFeatures: [{ id: 'harbor-home-protect', actionIndicator: 'A', type: 'SPO', quantity: 1 }] },
    },
  }),
  calculateMultiLineTax: post({
    summary: 'Sales tax of every line at a zip code, which the cart keeps until it has an address',
    body: changes.CalculateMultiLineTaxBodySchema,
    answer: changes.CalculateMultiLineTaxAnswerSchema,
    errors: [...cartChange, '1008', 'ZIP_CODE_INVALID'],
    example: { zipCode: '04101' },
  }),
  updateBarcode: post({
    summary: 'Set the bar codes whose offers the cart takes; none removes them',
    body: changes.UpdateBarcodeBodySchema,
    answer: changes.PromotionAnswerSchema,
    errors: [...cartChange, '1008', 'PROMO_INVALID'],
    example: {
      cartInfo: { barCodeIds: ['810000004101'], intendType: 'AAL' },
      data: { lines: [{ mtn: 'newLine1' }] },
      includeExpiryBarcodeStatus: true,
    },
  }),
  e911Address: post({
    summary: 'Say where emergency services go for a line',
    body: changes.E911AddressBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'ZIP_CODE_INVALID'],
    example: { cartInfo: {}, lines: [{ mtn: 'newLine1', e911Address: exampleE911Address }] },
  }),
  validateE911Address: post({
    summary: 'Check an emergency address of a line and offer the standard one',
    body: changes.ValidateE911AddressBodySchema,
    answer: changes.ValidateE911AddressAnswerSchema,
    errors: [...cartLost, '1008', 'ITEM_NOT_FOUND', 'ZIP_CODE_INVALID'],
    example: { cartInfo: { processingMTN: 'newLine1' }, e911Address: exampleE911Address },
  }),
  switchSim: post({
    summary: 'Choose the SIM of a line: an eSIM or a physical one',
    body: changes.SwitchSimBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    example: { cartInfo: {}, mtn: 'newLine1', simType: 'ESIM', eSimId: '89033023426100000000001234567890' },
  }),
  guestChoice: post({
    summary: 'Go on as a guest, or sign in',
    body: changes.GuestChoiceBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008'],
    example: { cartInfo: {}, choice: 'GUEST', emailId: 'maren@example.com' },
  }),
  validateCart: post({
    summary: 'Check the cart and say what keeps it from checkout',
    body: changes.ValidateCartBodySchema,
    answer: changes.ValidateCartAnswerSchema,
    errors: [...cartChange, '1008'],
    example: { cartInfo: {}, meta: {}, pageId: 'PROMOHUB', flow: 'AAL', rtCartCount: 1, enableFcc: false },
  }),
  checkExistingCart: post({
    summary: 'Whether the shopper has a cart already, and who holds it',
    body: changes.CheckExistingCartBodySchema,
    answer: changes.CheckExistingCartAnswerSchema,
    errors: [...cartLost],
    example: { cartInfo: {} },
  }),
  addDonation: post({
    summary: 'Round the order up for a charity; an amount of 0 takes it back',
    body: changes.AddDonationBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'DONATION_NOT_ELIGIBLE'],
    example: {
      cartInfo: {},
      roundUpDonation: true,
      donationMatch: true,
      donationAmount: 0.37,
      charityUniqueCode: 'CH-104',
      charityOrganization: 'Harbor Light Fund',
      itemCode: 'ROUNDUPDONATION',
    },
  }),
  applyPromo: post({
    summary: 'Apply a promo code to a prepaid cart',
    body: changes.PromoCodeBodySchema,
    answer: changes.PromotionAnswerSchema,
    errors: [...cartChange, '1008', 'PROMO_INVALID'],
    example: { promoCode: 'CASTOFF10' },
  }),
  removePromo: post({
    summary: 'Take a promo code off a prepaid cart',
    body: changes.PromoCodeBodySchema,
    answer: changes.PromotionAnswerSchema,
    errors: [...cartChange, '1008', 'PROMO_INVALID'],
    example: { promoCode: 'CASTOFF10' },
  }),
  getThrottleList: post({
    summary: 'Which throttled features are on for this shopper',
    body: z.looseObject({}).optional(),
    answer: schema.ThrottleListAnswerSchema,
    success: 'throttleList present',
    errors: [],
    example: undefined,
  }),
}
