import { z } from 'zod'
import { cartChange, cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { routes } from '../routes'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import * as schema from './cart.schema'

const emptyCartInfo = {}

export const cartContract = {
  addDevice: post(routes.cart.addDevice, {
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
  removeDevice: post(routes.cart.removeDevice, {
    summary: 'Remove a line with its device, plan and number',
    body: schema.RemoveDeviceBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    success: "serviceHeader.statusCode '00'",
    chosen: true,
    example: { cartInfo: emptyCartInfo, lineId: 'newLine1' },
  }),
  addAccessories: post(routes.cart.addAccessories, {
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
  addPlan: post(routes.cart.addPlan, {
    summary: 'Choose the plan of a line',
    body: schema.AddPlanBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    example: { cartInfo: emptyCartInfo, lineId: 'newLine1', planId: 'mainsail-unlimited' },
  }),
  assignMtn: post(routes.cart.assignMtn, {
    summary: 'Give a line its number: an existing one, a new one or one that moves here',
    body: schema.AssignMtnBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    example: { cartInfo: emptyCartInfo, lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } },
  }),
  addStep: post(routes.cart.addStep, {
    summary: 'Say that a step has been completed and ask for the next',
    body: schema.AddStepBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008'],
    example: { cartInfo: emptyCartInfo, processStep: 'AccessoryInterestial' },
  }),
  listEligibleLines: post(routes.cart.listEligibleLines, {
    summary: "List the account's lines with what each may upgrade to",
    body: schema.CartOnlyBodySchema,
    answer: schema.ListEligibleLinesAnswerSchema,
    errors: [],
    chosen: true,
    example: { cartInfo: emptyCartInfo },
  }),
  retrieveBundleAccCart: post(routes.cart.retrieveBundleAccCart, {
    summary: 'How far the accessories in the cart are towards the bundle discount',
    body: schema.CartOnlyBodySchema,
    answer: schema.BundleAccessoryDetailAnswerSchema,
    errors: [...cartLost],
    example: { cartInfo: { pageId: 'InterstitialPage' } },
  }),
  validateOrder: post(routes.cart.validateOrder, {
    summary: 'Check the order and the credit before it is placed',
    body: schema.ValidateOrderBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', '1082', '2038', 'CART_INCOMPLETE'],
    success: "creditApprovalStatus 'AP'",
    example: { cartInfo: emptyCartInfo },
  }),
  saveCart: post(routes.cart.saveCart, {
    summary: 'Save the cart for later',
    body: schema.SaveCartBodySchema,
    answer: schema.SaveCartAnswerSchema,
    errors: [...cartChange, '1008'],
    example: { scheduleOrder: false, emailId: 'maren@example.com' },
  }),
  getThrottleList: post(routes.cart.getThrottleList, {
    summary: 'Which throttled features are on for this shopper',
    body: z.looseObject({}).optional(),
    answer: schema.ThrottleListAnswerSchema,
    success: 'throttleList present',
    errors: [],
    example: undefined,
  }),
}
