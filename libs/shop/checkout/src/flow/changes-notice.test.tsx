import type { CheckoutDetails } from '@soe/contracts'
import { useChosenPayment } from '@soe/shop-basket'
import { createShop, ShopProvider } from '@soe/shop-platform'
import { partOf, plainEnvironment } from '@soe/shop-platform/testing'
import { render } from '@testing-library/react'
import { ChangesNotice } from './changes-notice'

const taxed = (tax: number, paymentType = 'card') =>
  partOf<CheckoutDetails>({
    cart: {
      cartId: 'C1',
      lineDetails: { numOfLines: 0, allLines: [], lineInfo: {}, tradeInDetail: { tradeInItems: [] } },
      orderDetails: {
        totals: {
          dueToday: 100 + tax,
          dueMonthly: 20,
          todayRows: [{ code: 'tax', name: '', amount: tax }],
          monthlyRows: [],
        },
      },
    },
    payment: { paymentType },
    customerAgreements: { agreementCompleted: true },
    shipmentInfo: {
      shipTogetherPref: true,
      lineLevelShipment: [],
      commonShipment: { shippingOptions: [], sddAvailableWindows: [] },
    },
  } as object)

const Page = ({ details, choice }: { details: CheckoutDetails; choice: string | null }) => {
  useChosenPayment(choice)
  return <ChangesNotice details={details} />
}

/** A checkout whose address the shopper has just told, which settles the tax. */
const settleTax = async (paymentType?: string) => {
  const shop = createShop({
    environment: plainEnvironment(),
    addresses: {},
    loadClient: () => Promise.reject(new Error('no call')),
  })
  const show = (details: CheckoutDetails, choice: string | null = null) => (
    <ShopProvider shop={shop}>
      <Page details={details} choice={choice} />
    </ShopProvider>
  )
  const { rerender } = render(show(taxed(0, paymentType)))
  const told = { mutationFn: () => Promise.resolve(), meta: { makesStale: ['checkout.getCheckoutDetails'] } }
  await shop.queryClient.getMutationCache().build(shop.queryClient, told).execute(undefined)
  const after = taxed(5.5, paymentType)
  rerender(show(after))
  return {
    says: () => shop.notices.get().map(({ text }) => text),
    choose: (choice: string) => rerender(show(after, choice)),
  }
}

it('names the tax that an address has settled, with the sum', async () => {
  expect((await settleTax()).says()).toEqual(['Sales tax is now $5.50, and $105.50 is due today.'])
})

it('says that nothing is due today where the bill pays', async () => {
  expect((await settleTax('account')).says()).toEqual(['Sales tax is now $5.50, and $0.00 is due today.'])
})

it('takes the sum back once one would pay otherwise', async () => {
  const { says, choose } = await settleTax()
  choose('account')
  expect(says()).toEqual([])
})
