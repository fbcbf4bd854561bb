import { inAnswersOf, type Pair } from '../promise/invariant'
import type { z } from 'zod'
import type { CheckoutDetails, GetCheckoutDetailsBodySchema } from '@soe/contracts'

type Asked = z.output<typeof GetCheckoutDetailsBodySchema> & {
  readonly disableAgreements?: boolean | undefined
  readonly disablePaymentOptions?: boolean | undefined
  readonly disableShippingOptions?: boolean | undefined
}

const leftOut = (asked: Asked, { customerAgreements, shipmentInfo, ...parts }: CheckoutDetails): readonly Pair[] => {
  const { iconicFlags: { disableISPU, disableSDD, disableISAAC } = {} } = asked
  const { commonShipment } = shipmentInfo
  const sameDay = commonShipment.shippingOptions.filter(({ sddType }) => sddType !== undefined)
  const ways = (options: readonly { readonly shippingOptionId: string }[]) =>
    options.map(({ shippingOptionId }) => shippingOptionId)
  const rules: readonly (readonly [isAsked: boolean | undefined, said: unknown, right: unknown])[] = [
    [
      asked.customerAgreements === false || asked.disableAgreements,
      customerAgreements.agreements.flatMap(({ paragraphs }) => paragraphs),
      [],
    ],
    [
      asked.shippingOptions === false || asked.disableShippingOptions,
      [...ways(shipmentInfo.shippingOptions), ...shipmentInfo.ispuStoreList],
      [],
    ],
    [asked.paymentOptions === false || asked.disablePaymentOptions, parts.paymentOptions, undefined],
    [
      disableISPU,
      [...ways(shipmentInfo.shippingOptions).filter((way) => way === 'ISPU'), ...shipmentInfo.ispuStoreList],
      [],
    ],
    [disableSDD, [...ways(sameDay), ...(commonShipment.sddOption ? [commonShipment.sddOption] : [])], []],
    [disableISAAC, commonShipment.storeAvailableServices, []],
    [asked.disableSplitShipment, shipmentInfo.isSingleShipment, true],
    [asked.optimizeSDD, sameDay.length, Math.min(1, sameDay.length)],
  ]
  return rules.flatMap(([isAsked, said, right]) => (isAsked === true ? [[said, right] as const] : []))
}

export const askedPartsInvariants = (
  ['checkout.getCheckoutDetails', 'checkout.getExpresshubDetails', 'checkout.getBuySimCheckoutDetails'] as const
).map((key) =>
  inAnswersOf(key, [
    {
      id: 'unwanted-part',
      at: 'shipmentInfo',
      says: 'what a read turns off is not answered: texts of agreements, ways to pay, ways of delivery, stores and their services, split shipments',
      pairs: (answer: CheckoutDetails, { request }) => leftOut((request ?? {}) as Asked, answer),
      right: {
        part: {
          customerAgreements: { agreements: [] },
          shipmentInfo: { shippingOptions: [], ispuStoreList: [], commonShipment: { shippingOptions: [] } },
        },
        call: { request: { shippingOptions: false } },
      },
      wrong: {
        part: {
          customerAgreements: { agreements: [] },
          shipmentInfo: {
            shippingOptions: [{ shippingOptionId: 'STANDARD' }],
            ispuStoreList: [],
            commonShipment: { shippingOptions: [] },
          },
        },
        call: { request: { shippingOptions: false } },
      },
    },
  ]),
)
