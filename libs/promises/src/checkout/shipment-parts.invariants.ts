import { wherever } from '../promise/invariant'
import { sameItems, unique } from '../promise/values'
import { CheckoutChangeAnswerSchema, ShipmentInfoSchema, ShipmentSchema } from '@soe/contracts'

export const shipmentPartsInvariants = [
  wherever(ShipmentInfoSchema, [
    {
      id: 'options-differ',
      at: 'commonShipment.shippingOptions',
      says: 'a way that the whole order and its one shipment can both go costs as much in both, and arrives on the same day',
      pairs: ({ shippingOptions, commonShipment }) =>
        shippingOptions.flatMap(({ shippingOptionId, name, cost, arrivesOn }) => {
          const same = commonShipment.shippingOptions.find((option) => option.shippingOptionId === shippingOptionId)
          return same
            ? [
                [
                  { name, cost, arrivesOn },
                  { name: same.name, cost: same.cost, arrivesOn: same.arrivesOn },
                ],
              ]
            : []
        }),
      right: {
        part: {
          shippingOptions: [{ shippingOptionId: 'A', cost: 5 }],
          commonShipment: { shippingOptions: [{ shippingOptionId: 'A', cost: 5 }] },
        },
      },
      wrong: {
        part: {
          shippingOptions: [{ shippingOptionId: 'A', cost: 5 }],
          commonShipment: { shippingOptions: [{ shippingOptionId: 'A', cost: 0 }] },
        },
      },
    },
    {
      id: 'upgrades-mixed',
      at: 'comboSplitShipment',
      says: 'new lines and upgrades make up the order, each line once',
      pairs: ({ comboSplitShipment: combo, commonShipment }) =>
        combo ? [sameItems([...combo.AAL.lines, ...combo.EUP.lines], commonShipment.lines)] : [],
      right: {
        part: {
          comboSplitShipment: { AAL: { lines: ['a'] }, EUP: { lines: ['b'] } },
          commonShipment: { lines: ['a', 'b'] },
        },
      },
      wrong: {
        part: {
          comboSplitShipment: { AAL: { lines: ['a'] }, EUP: { lines: ['a'] } },
          commonShipment: { lines: ['a', 'b'] },
        },
      },
    },
  ]),
  wherever(ShipmentSchema, [
    {
      id: 'setup-differs',
      at: 'sddSetupIncluded',
      says: 'setup at the door comes with the same-day option that has it, where that is the chosen one',
      pairs: ({ sddSetupIncluded, selectedOptionCode, shippingOptions }) => {
        const chosen = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
        return chosen ? [[sddSetupIncluded, chosen.sddType === 'sdd_vmp' ? 'Y' : 'N']] : []
      },
      right: {
        part: {
          sddSetupIncluded: 'Y',
          selectedOptionCode: 'A',
          shippingOptions: [{ shippingOptionId: 'A', sddType: 'sdd_vmp' }],
        },
      },
      wrong: { part: { sddSetupIncluded: 'Y', selectedOptionCode: 'A', shippingOptions: [{ shippingOptionId: 'A' }] } },
    },
    {
      id: 'services-differ',
      at: 'storeAvailableServices',
      says: 'the ways to pick up at the store of a shipment are those of that store',
      pairs: ({ storeInfo, storeAvailableServices }) =>
        storeInfo ? [sameItems(storeAvailableServices, storeInfo.ispuServices)] : [],
      right: { part: { storeInfo: { ispuServices: ['curbside'] }, storeAvailableServices: ['curbside'] } },
      wrong: { part: { storeInfo: { ispuServices: ['curbside'] }, storeAvailableServices: [] } },
    },
    {
      id: 'same-day-and-not',
      at: 'sddOptionNotAvailable',
      says: 'same-day delivery is on offer, or there is a reason why it is not, never both',
      pairs: ({ sddOption, sddOptionNotAvailable: reason }) =>
        sddOption ? [[{ reason: reason?.code }, { reason: undefined }]] : [],
      right: { part: { sddOption: {} } },
      wrong: { part: { sddOption: {}, sddOptionNotAvailable: { code: 'NO_STORE' } } },
    },
  ]),
  wherever(CheckoutChangeAnswerSchema, [
    {
      id: 'down-payment-differs',
      at: 'installmentContracts[].mandatoryDownPayment',
      says: 'a contract asks for the down payment of its line, and each line has one contract',
      pairs: ({ installmentContracts = [], cart }) => [
        unique(installmentContracts.map(({ lineId }) => lineId)),
        ...installmentContracts.flatMap(({ lineId, mandatoryDownPayment }) => {
          const line = cart.lineDetails.lineInfo[lineId]
          return line ? [[mandatoryDownPayment, line.installmentInfo.mandatoryDownPayment] as const] : []
        }),
      ],
      right: {
        part: {
          installmentContracts: [{ lineId: 'a', mandatoryDownPayment: 100 }],
          cart: { lineDetails: { lineInfo: { a: { installmentInfo: { mandatoryDownPayment: 100 } } } } },
        },
      },
      wrong: {
        part: {
          installmentContracts: [{ lineId: 'a', mandatoryDownPayment: 0 }],
          cart: { lineDetails: { lineInfo: { a: { installmentInfo: { mandatoryDownPayment: 100 } } } } },
        },
      },
    },
  ]),
]
