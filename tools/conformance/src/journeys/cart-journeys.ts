import {
  accessoriesOf,
  addPhone,
  charger,
  chooseNumber,
  choosePlan,
  contentsOf,
  linesOf,
  otherAccessory,
  readCart,
  removeAccessory,
  removeLine,
  rounded,
  setAccessory,
  addAccessory,
} from './cart-steps'
import { exampleBody } from '../shopping/examples'
import type { Journey } from './journey'

const countCookie = (cookies: { get(name: string): string | undefined }) =>
  cookies.get('prospectCartCount') ?? cookies.get('gnCartCount')

export const cartJourneys: readonly Journey[] = [
  {
    name: 'a phone that was added is in the cart',
    key: 'cart.addDevice',
    also: ['checkout.getCheckoutDetails'],
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      const lines = linesOf(await readCart(story))
      story.expect(lines.length === 1, 'line-missing', 'the cart has one line')
      story.expect(lines[0]?.deviceItem?.productId === 'dev14000001', 'other-device', 'the line has the added device')
    },
  },
  {
    name: 'a second phone gets a line of its own',
    key: 'cart.addDevice',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await addPhone(story)
      story.expect(linesOf(await readCart(story)).length === 2, 'line-lost', 'the cart has two lines')
    },
  },
  {
    name: 'the count cookie says how many items are in the cart',
    key: 'cart.addDevice',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      story.expect(countCookie(story.shopper.jar) === '1', 'count-cookie', 'the count cookie is 1 after one phone')
    },
  },
  {
    name: 'the count cookie follows accessories',
    key: 'cart.addAccessories',
    as: 'signed-in',
    run: async (story) => {
      await addPhone(story)
      await addAccessory(story, charger, 2)
      story.expect(
        countCookie(story.shopper.jar) === '3',
        'count-cookie',
        'the count cookie is 3 after a phone and two chargers',
      )
    },
  },
  {
    name: 'the answer to an added phone counts the items of the cart',
    key: 'cart.addDevice',
    as: 'signed-in',
    run: async (story) => {
      const answer = await addPhone(story)
      const { cartInfo } = answer.serviceBody.serviceResponse.context
      story.expect(cartInfo.itemCount === 1, 'item-count', 'itemCount is 1 after one phone')
      story.expect(cartInfo.lines.length === 1, 'line-missing', 'the answer lists the line')
    },
  },
  {
    name: 'a line that was removed is gone',
    key: 'cart.removeDevice',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await removeLine(story)
      const cart = await story.shopper.call('recommendations.getRtCartCount', { body: {} })
      const count = (JSON.parse(cart.exchange.response.body || '{}') as { rtCartCount?: number }).rtCartCount
      story.expect(count === 0, 'line-stays', `the cart still has ${count} items`)
    },
  },
  {
    name: 'adding and removing a line leaves the cart as it was',
    key: 'cart.removeDevice',
    as: 'signed-in',
    run: async (story) => {
      await addPhone(story)
      const before = contentsOf(await readCart(story))
      await addPhone(story)
      await removeLine(story, 'newLine2')
      story.expect(contentsOf(await readCart(story)) === before, 'not-undone', 'the cart is not as it was')
    },
  },
  {
    name: 'an accessory has the quantity that was asked for',
    key: 'cart.addAccessories',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await addAccessory(story, charger, 3)
      const { [charger]: qty } = accessoriesOf(await readCart(story))
      story.expect(qty === 3, 'other-quantity', `3 chargers were added, and the cart has ${qty ?? 0}`)
    },
  },
  {
    name: 'an accessory that is added again adds to its quantity, until it is set',
    key: 'cart.addAccessories',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await addAccessory(story, charger, 3)
      await addAccessory(story, charger, 2)
      const { [charger]: qty } = accessoriesOf(await readCart(story))
      story.expect(qty === 5, 'lost-quantity', `3 and 2 were added, and the cart has ${qty ?? 0}`)
      await setAccessory(story, charger, 2)
      const { [charger]: set } = accessoriesOf(await readCart(story))
      story.expect(set === 2, 'summed-quantity', `the quantity was set to 2, and the cart has ${set ?? 0}`)
    },
  },
  {
    name: 'an accessory that was removed is gone',
    key: 'cart.addAccessories',
    as: 'signed-in',
    run: async (story) => {
      await addPhone(story)
      await addAccessory(story, charger, 1)
      const answer = await removeAccessory(story, charger, 1)
      story.expect(
        answer.serviceHeader.statusCode === '00',
        'removal-code',
        "removing an accessory is done with '00' alone",
        101,
      )
      story.expect(
        !(charger in accessoriesOf(await readCart(story))),
        'accessory-stays',
        'the charger is still in the cart',
      )
    },
  },
  {
    name: 'two accessories are the same in either order',
    key: 'cart.addAccessories',
    as: 'prospect',
    run: async (story) => {
      const fill = async (one: typeof story, first: string, second: string) => {
        await addPhone(one)
        await addAccessory(one, first, 1)
        await addAccessory(one, second, 1)
        return contentsOf(await readCart(one))
      }
      const other = await story.beside('prospect')
      const same = (await fill(story, charger, otherAccessory)) === (await fill(other, otherAccessory, charger))
      story.expect(same, 'order-matters', 'the cart depends on the order of adding')
    },
  },
  {
    name: 'a plan that was chosen is on the line',
    key: 'cart.addPlan',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await choosePlan(story)
      const [line] = linesOf(await readCart(story))
      story.expect(line?.plan?.planId === 'mainsail-unlimited', 'other-plan', 'the line has the chosen plan')
    },
  },
  {
    name: 'a new number is on the line',
    key: 'cart.assignMtn',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await choosePlan(story)
      await chooseNumber(story)
      const [line] = linesOf(await readCart(story))
      story.expect(line?.numberChoice === 'new', 'no-number', 'the line has a new number')
    },
  },
  {
    name: 'the amounts due are the sums of their rows',
    key: 'checkout.getCheckoutDetails',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await addAccessory(story, charger, 2)
      const { dueToday, dueMonthly, todayRows, monthlyRows } = (await readCart(story)).orderDetails.totals
      const sum = (rows: readonly { amount: number }[]) => rounded(rows.reduce((all, { amount }) => all + amount, 0))
      story.expect(sum(todayRows) === rounded(dueToday), 'sum-today', 'dueToday is not the sum of todayRows')
      story.expect(sum(monthlyRows) === rounded(dueMonthly), 'sum-monthly', 'dueMonthly is not the sum of monthlyRows')
    },
  },
  {
    name: 'the numbers of lines are those of the lists',
    key: 'checkout.getCheckoutDetails',
    as: 'signed-in',
    run: async (story) => {
      await addPhone(story)
      await addPhone(story)
      const { lineDetails } = await readCart(story)
      const { allLines, lineInfo, numOfLines, deviceLines, numOfLinesWithDevices } = lineDetails
      story.expect(numOfLines === allLines.length, 'count-lines', 'numOfLines is not the length of allLines')
      story.expect(
        numOfLinesWithDevices === deviceLines.length,
        'count-devices',
        'numOfLinesWithDevices is not the length of deviceLines',
      )
      story.expect(
        Object.keys(lineInfo).sort().join() === [...allLines].sort().join(),
        'lines-differ',
        'lineInfo and allLines hold different lines',
      )
    },
  },
  {
    name: 'the cart reads the same twice',
    key: 'checkout.getCheckoutDetails',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      const first = JSON.stringify(await readCart(story))
      story.expect(JSON.stringify(await readCart(story)) === first, 'read-changes', 'reading the cart changes it')
    },
  },
  {
    name: 'the tax of the cart is the sum of the tax of its lines',
    key: 'cart.calculateMultiLineTax',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      const answer = await story.does('cart.calculateMultiLineTax', { body: exampleBody('cart.calculateMultiLineTax') })
      const sum = answer.lines.reduce((all, { tax }) => all + tax, 0)
      story.expect(rounded(sum) === rounded(answer.totalTax), 'sum-tax', 'totalTax is not the sum of the lines')
      story.expect(answer.zipCode === '04101' && answer.state === 'ME', 'other-place', 'the tax is for another place')
    },
  },
  {
    name: 'the cart count is what the cart holds',
    key: 'recommendations.getRtCartCount',
    as: 'prospect',
    run: async (story) => {
      await addPhone(story)
      await addAccessory(story, charger, 2)
      const { rtCartCount } = await story.does('recommendations.getRtCartCount', { body: {} })
      story.expect(rtCartCount === 3, 'other-count', `a phone and two chargers are ${rtCartCount}`)
    },
  },
]
