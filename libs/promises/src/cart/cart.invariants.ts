import { inAnswersOf, wherever } from '../promise/invariant'
import { among, instantNear, minutes, sumOf, unique } from '../promise/values'
import { countCookies, PromotionAnswerSchema } from '@soe/contracts'

/** An answer to a change of what is in the cart. */
const counted = (itemCount: number) => ({
  serviceBody: { serviceResponse: { context: { cartInfo: { cartId: 'c', itemCount } } } },
})

const changedAt = (moment: string) => ({
  serviceBody: {
    serviceResponse: { context: { cartInfo: { cartId: 'c' }, cases: [{ cartId: 'c', changedAt: moment }] } },
  },
})

/** Answers mask the numbers of lines; the header names one in full. */
const maskedNumber = (number: string): string => number.replace(/^(\d{3})(\d{3})\d{4}$/, '$1-$2-XXXX')

export const cartInvariants = [
  ...(['cart.addDevice', 'cart.removeDevice', 'cart.addAccessories'] as const).map((key) =>
    inAnswersOf(key, [
      {
        id: 'count-cookie',
        at: 'set-cookie',
        says: 'the cookie gnCartCount, or prospectCartCount for anyone who is not signed in, is the number of items in the cart',
        pairs: ({ serviceBody }, { cookies, audience }) => {
          const { itemCount } = serviceBody.serviceResponse.context.cartInfo
          const { cart: name } = countCookies(audience.endsWith('signed-in'))
          return cookies ? [[{ [name]: cookies[name] }, { [name]: String(itemCount) }]] : []
        },
        right: { part: counted(2), call: { cookies: { gnCartCount: '2' } } },
        wrong: { part: counted(2), call: { cookies: { gnCartCount: '1' } } },
      },
      {
        id: 'changed-at-another-time',
        at: 'cases[].changedAt',
        says: 'the case of a cart that has just been changed was changed now',
        pairs: ({ serviceBody }, { clock }) => {
          const { cases, cartInfo } = serviceBody.serviceResponse.context
          return cases
            .filter(({ cartId }) => cartId === cartInfo.cartId)
            .flatMap(({ changedAt }) => instantNear(changedAt, clock, { tolerance: 10 * minutes }))
        },
        right: { part: changedAt('2026-01-01T00:00:00.000Z'), call: { clock: [Date.UTC(2026, 0, 1)] } },
        wrong: { part: changedAt('2025-12-31T23:00:00.000Z'), call: { clock: [Date.UTC(2026, 0, 1)] } },
      },
      {
        id: 'cart-cookie',
        at: 'set-cookie',
        says: 'the cookie cartId is the id of the cart',
        pairs: ({ serviceBody }, { cookies }) => {
          const { cartId } = serviceBody.serviceResponse.context.cartInfo
          return cookies?.['cartId'] === undefined ? [] : [[cookies['cartId'], cartId]]
        },
        right: { part: counted(2), call: { cookies: { cartId: 'c' } } },
        wrong: { part: counted(2), call: { cookies: { cartId: 'd' } } },
      },
    ]),
  ),
  inAnswersOf('cart.addAccessories', [
    {
      id: 'removal-code',
      at: 'serviceHeader.statusCode',
      says: "removing an accessory is done with '00' alone",
      pairs: ({ serviceHeader }, { request }) =>
        request?.data.lines.some(({ removeAccessories = [] }) => removeAccessories.length > 0)
          ? [[serviceHeader.statusCode, '00']]
          : [],
      right: {
        part: { serviceHeader: { statusCode: '00' } },
        call: { request: { data: { lines: [{ removeAccessories: [{ id: 'a' }] }] } } },
      },
      wrong: {
        part: { serviceHeader: { statusCode: 'SUCCESS' } },
        call: { request: { data: { lines: [{ removeAccessories: [{ id: 'a' }] }] } } },
      },
    },
  ]),
  inAnswersOf('cart.checkExistingCart', [
    {
      id: 'existing-cart-is-empty',
      at: 'existingCart',
      says: 'a cart exists exactly where it has items, and then it has an id',
      pairs: ({ existingCart, cartId, itemCount }) => [
        [existingCart, itemCount > 0],
        [existingCart && cartId === undefined, false],
      ],
      right: { part: { existingCart: true, cartId: 'c', itemCount: 1 } },
      wrong: { part: { existingCart: true, cartId: 'c', itemCount: 0 } },
    },
    {
      id: 'case-without-cart',
      at: 'caseId',
      says: 'a case and its cart are named together',
      pairs: ({ cartId, caseId }) => [[caseId !== undefined, cartId !== undefined]],
      right: { part: { cartId: 'c', caseId: 'x' } },
      wrong: { part: { caseId: 'x' } },
    },
  ]),
  inAnswersOf('cart.calculateMultiLineTax', [
    {
      id: 'sum-tax',
      at: 'totalTax',
      says: 'totalTax is the sum of the tax of the lines, each of which is there once',
      pairs: ({ totalTax, lines }) => [
        [totalTax, sumOf(lines.map(({ tax }) => tax))],
        unique(lines.map(({ lineId }) => lineId)),
      ],
      right: {
        part: {
          totalTax: 3,
          lines: [
            { lineId: 'a', tax: 1 },
            { lineId: 'b', tax: 2 },
          ],
        },
      },
      wrong: {
        part: {
          totalTax: 2,
          lines: [
            { lineId: 'a', tax: 1 },
            { lineId: 'b', tax: 2 },
          ],
        },
      },
    },
    {
      id: 'other-place',
      at: 'zipCode',
      says: 'the tax is that of the zip code that was asked for',
      pairs: ({ zipCode }, { request }) => {
        const asked = request && ('data' in request ? (request.data as { zipCode?: string }).zipCode : request.zipCode)
        return asked === undefined ? [] : [[zipCode, asked]]
      },
      right: { part: { zipCode: '04101' }, call: { request: { zipCode: '04101' } } },
      wrong: { part: { zipCode: '30004' }, call: { request: { zipCode: '04101' } } },
    },
  ]),
  inAnswersOf('cart.holdNumbers', [
    {
      id: 'held-until-another-time',
      at: 'heldUntil',
      says: 'numbers are held for fifteen minutes, each of them once',
      pairs: ({ heldUntil, numbers }, { clock }) => [
        unique(numbers.map(({ mtn }) => mtn)),
        ...instantNear(heldUntil, clock, { after: 15 * minutes, tolerance: minutes }),
      ],
      right: {
        part: { heldUntil: '2026-01-01T00:15:00.000Z', numbers: [{ mtn: '2075550101' }] },
        call: { clock: [Date.UTC(2026, 0, 1)] },
      },
      wrong: {
        part: { heldUntil: '2025-12-31T19:15:00.000Z', numbers: [{ mtn: '2075550101' }] },
        call: { clock: [Date.UTC(2026, 0, 1)] },
      },
    },
  ]),
  inAnswersOf('cart.retrieveBundleAccCart', [
    {
      id: 'bundle-of-nothing',
      at: 'bundleAccessoryDetail.discountAmount',
      says: 'a bundle takes something off only with a percentage, and the next tier takes off more',
      pairs: ({ bundleAccessoryDetail: { discountPercent, discountAmount, nextDiscountPercent, itemsToNextTier } }) => [
        ...(discountPercent === 0 ? [[discountAmount, 0] as const] : []),
        ...(itemsToNextTier > 0 ? [[nextDiscountPercent > discountPercent, true] as const] : []),
      ],
      right: {
        part: {
          bundleAccessoryDetail: { discountPercent: 0, discountAmount: 0, nextDiscountPercent: 20, itemsToNextTier: 3 },
        },
      },
      wrong: {
        part: {
          bundleAccessoryDetail: { discountPercent: 0, discountAmount: 5, nextDiscountPercent: 20, itemsToNextTier: 3 },
        },
      },
    },
  ]),
  inAnswersOf('cart.validateE911Address', [
    {
      id: 'other-address',
      at: 'alternateAddress',
      says: 'the address is that of the line that was named, and the one on record with emergency services is answered where it differs',
      pairs: ({ processingMTN, alternateAddress }, { request }) => {
        if (!request) return []
        const { addressLine2 = '', ...given } = request.e911Address
        const asked = { ...given, addressLine2 }
        const isSame =
          alternateAddress !== undefined &&
          Object.entries({ addressLine2: '', ...alternateAddress }).every(
            ([name, value]) => (asked as Readonly<Record<string, unknown>>)[name] === value,
          )
        const line = request.cartInfo.processingMTN ?? processingMTN
        return [
          [
            { line: processingMTN, isSame },
            { line, isSame: false },
          ],
        ]
      },
      right: {
        part: { processingMTN: 'a' },
        call: { request: { cartInfo: { processingMTN: 'a' }, e911Address: { city: 'Portland' } } },
      },
      wrong: {
        part: { processingMTN: 'b' },
        call: { request: { cartInfo: { processingMTN: 'a' }, e911Address: { city: 'Portland' } } },
      },
    },
  ]),
  inAnswersOf('cart.listEligibleLines', [
    {
      id: 'number-of-another',
      at: 'lines[].mtn',
      says: 'the number of the header mobile is a line of the account',
      pairs: ({ lines }, { headers: { mobile = '' } }) =>
        mobile === '' || lines.length === 0
          ? []
          : [
              among(
                [maskedNumber(mobile)],
                lines.map(({ mtn }) => maskedNumber(mtn)),
              ),
            ],
      right: { part: { lines: [{ mtn: '207-555-XXXX' }] }, call: { headers: { mobile: '2075550148' } } },
      wrong: { part: { lines: [{ mtn: '207-555-XXXX' }] }, call: { headers: { mobile: '4045550148' } } },
    },
    {
      id: 'line-twice',
      at: 'lines[].mtnHashCode',
      says: 'each line of the account is there once',
      pairs: ({ lines }) => [unique(lines.map(({ mtnHashCode }) => mtnHashCode))],
      right: { part: { lines: [{ mtnHashCode: 'a' }] } },
      wrong: { part: { lines: [{ mtnHashCode: 'a' }, { mtnHashCode: 'a' }] } },
    },
    {
      id: 'category-differs',
      at: 'lines[].category',
      says: 'a line in a category of loans has a loan, and one in another category has none, which says whether it may be upgraded',
      pairs: ({ lines }) =>
        lines.map(({ category, installmentLoans, equipmentUpgradeEligibility: { upgradeEligible } }) => {
          const hasLoan = category === 'LOAN' || category === 'ACTIVE_LOAN_GRACE_PERIOD'
          return [
            { category, hasLoan: installmentLoans.length > 0, upgradeEligible },
            { category, hasLoan, upgradeEligible: hasLoan ? upgradeEligible : category === 'ELIGIBLE' },
          ] as const
        }),
      right: {
        part: {
          lines: [
            {
              category: 'LOAN',
              installmentLoans: [{ balance: 20 }],
              equipmentUpgradeEligibility: { upgradeEligible: true },
            },
          ],
        },
      },
      wrong: {
        part: {
          lines: [{ category: 'LOAN', installmentLoans: [], equipmentUpgradeEligibility: { upgradeEligible: true } }],
        },
      },
    },
    {
      id: 'loan-differs',
      at: 'lines[].installmentLoans',
      says: 'a loan has months left as long as something is owed on it',
      pairs: ({ lines }) =>
        lines.flatMap(({ installmentLoans }) =>
          installmentLoans.map(({ balance, monthsLeft }) => [monthsLeft > 0, balance > 0] as const),
        ),
      right: { part: { lines: [{ installmentLoans: [{ balance: 20, monthsLeft: 2 }] }] } },
      wrong: { part: { lines: [{ installmentLoans: [{ balance: 20, monthsLeft: 0 }] }] } },
    },
    {
      id: 'upgrade-untrue',
      at: 'lines[].equipmentUpgradeEligibility',
      says: 'a line that is out of service for good is not listed, a ring is not upgraded, and a loan that may not be paid off yet is not bought out',
      pairs: ({ lines }) =>
        lines.map(({ equipmentUpgradeEligibility: eligibility, equipmentInfos }) => {
          const { inEligibility, upgradeEligible, buyoutEligible, buyoutRestricted } = eligibility
          const isRing = equipmentInfos.some(({ deviceInfo }) => deviceInfo.ringDevice)
          const said = { isGone: inEligibility.mtnPermanentlyInactive, upgradeEligible, buyoutEligible }
          return [
            said,
            {
              isGone: false,
              upgradeEligible: upgradeEligible && !isRing,
              buyoutEligible: buyoutEligible && !buyoutRestricted,
            },
          ] as const
        }),
      right: {
        part: {
          lines: [
            {
              equipmentUpgradeEligibility: {
                inEligibility: { mtnPermanentlyInactive: false },
                upgradeEligible: true,
                buyoutEligible: false,
              },
              equipmentInfos: [{ deviceInfo: { ringDevice: false } }],
            },
          ],
        },
      },
      wrong: {
        part: {
          lines: [
            {
              equipmentUpgradeEligibility: {
                inEligibility: { mtnPermanentlyInactive: false },
                upgradeEligible: true,
                buyoutEligible: false,
              },
              equipmentInfos: [{ deviceInfo: { ringDevice: true } }],
            },
          ],
        },
      },
    },
  ]),
  inAnswersOf('cart.addFeatures', [
    {
      id: 'result-of-no-feature',
      at: 'cartInfo.lines[].spos',
      says: 'each result is of a feature that was asked for',
      pairs: ({ cartInfo }, { request }) => {
        const asked = request?.data.accountFeatures.map(({ id }) => id)
        return asked
          ? cartInfo.lines.map(({ spos }) =>
              among(
                spos.map(({ id }) => id),
                asked,
              ),
            )
          : []
      },
      right: {
        part: { cartInfo: { lines: [{ spos: [{ id: 'home' }] }] } },
        call: { request: { data: { accountFeatures: [{ id: 'home' }] } } },
      },
      wrong: {
        part: { cartInfo: { lines: [{ spos: [{ id: 'other' }] }] } },
        call: { request: { data: { accountFeatures: [{ id: 'home' }] } } },
      },
    },
  ]),
  inAnswersOf('cart.calculateMultiLineTax', [
    {
      id: 'rate-differs',
      at: 'ratePercent',
      says: 'there is a tax exactly where there is a rate',
      pairs: ({ ratePercent, totalTax }) => [
        [
          { ratePercent, isTaxed: totalTax > 0 },
          { ratePercent, isTaxed: ratePercent > 0 },
        ],
      ],
      right: { part: { ratePercent: 5.5, totalTax: 55 } },
      wrong: { part: { ratePercent: 5.5, totalTax: 0 } },
    },
  ]),
  inAnswersOf('cart.applyPromo', [
    {
      id: 'code-missing',
      at: 'promotions[].code',
      says: 'a code that is applied is one of the promotions',
      pairs: ({ promotions }, { request }) =>
        request
          ? [
              among(
                [request.promoCode],
                promotions.map(({ code }) => code),
              ),
            ]
          : [],
      right: { part: { promotions: [{ code: 'A' }] }, call: { request: { promoCode: 'A' } } },
      wrong: { part: { promotions: [] }, call: { request: { promoCode: 'A' } } },
    },
  ]),
  wherever(PromotionAnswerSchema, [
    {
      id: 'sum-of-promotions',
      at: 'promotions[].discountAmount',
      says: 'the totals take off what the promotions that are applied take off together',
      pairs: ({ promotions, totals: { todayRows } }) => {
        const applied = promotions.filter(({ status }) => status === 'APPLIED')
        const rows = todayRows.filter(({ code }) => code === 'promo-discount')
        return [
          [sumOf(applied.map(({ discountAmount }) => discountAmount)), 0 - sumOf(rows.map(({ amount }) => amount))],
        ]
      },
      right: {
        part: {
          promotions: [{ status: 'APPLIED', discountAmount: 20 }],
          totals: { todayRows: [{ code: 'promo-discount', amount: -20 }] },
        },
      },
      wrong: { part: { promotions: [{ status: 'APPLIED', discountAmount: 20 }], totals: { todayRows: [] } } },
    },
    {
      id: 'promotion-twice',
      at: 'promotions',
      says: 'each promotion is there once',
      pairs: ({ promotions }) => [unique(promotions.map(({ code }) => code))],
      right: { part: { promotions: [{ code: 'A' }] } },
      wrong: { part: { promotions: [{ code: 'A' }, { code: 'A' }] } },
    },
  ]),
]
