import { wherever } from '../promise/invariant'
import { among, instantPast, instantToCome, minutes, unique } from '../promise/values'
import { CaseSummarySchema, ProcessStepContextSchema } from '@soe/contracts'

export const processStepInvariants = [
  wherever(ProcessStepContextSchema, [
    {
      id: 'items-counted',
      at: 'cartInfo.itemCount',
      says: 'itemCount counts at least the devices of the lines',
      pairs: ({ cartInfo: { itemCount, lines } }) => [
        [itemCount, Math.max(itemCount, lines.filter(({ skuId }) => skuId !== undefined).length)],
      ],
      right: { part: { cartInfo: { itemCount: 1, lines: [{ skuId: 'phone' }] } } },
      wrong: { part: { cartInfo: { itemCount: 1, lines: [{ skuId: 'phone' }, { skuId: 'phone' }] } } },
    },
    {
      id: 'line-twice',
      at: 'cartInfo.lines',
      says: 'each line is there once',
      pairs: ({ cartInfo: { lines } }) => [unique(lines.map(({ lineId }) => lineId))],
      right: { part: { cartInfo: { lines: [{ lineId: 'a' }] } } },
      wrong: { part: { cartInfo: { lines: [{ lineId: 'a' }, { lineId: 'a' }] } } },
    },
    {
      id: 'next-line-unknown',
      at: 'cartInfo.nextLine',
      says: 'nextLine is a line of the cart',
      pairs: ({ cartInfo: { nextLine, lines } }) =>
        nextLine === undefined
          ? []
          : [
              among(
                [nextLine],
                lines.flatMap(({ lineId, mtn }) => [lineId, mtn]),
              ),
            ],
      right: { part: { cartInfo: { nextLine: 'a', lines: [{ lineId: 'a' }] } } },
      wrong: { part: { cartInfo: { nextLine: 'b', lines: [{ lineId: 'a' }] } } },
    },
    {
      id: 'case-twice',
      at: 'cases',
      says: 'each case is there once, the one of the current cart first',
      pairs: ({ cases, cartInfo: { cartId } }) => {
        const carts = cases.map((one) => one.cartId)
        const isOpen = cartId !== '' && carts.includes(cartId)
        return [unique(cases.map(({ caseID }) => caseID)), ...(isOpen ? [[carts[0], cartId] as const] : [])]
      },
      right: { part: { cartInfo: { cartId: 'c' }, cases: [{ caseID: 'x', cartId: 'c' }] } },
      wrong: {
        part: {
          cartInfo: { cartId: 'c' },
          cases: [
            { caseID: 'y', cartId: 'd' },
            { caseID: 'x', cartId: 'c' },
          ],
        },
      },
    },
    {
      id: 'other-case',
      at: 'cartInfo.caseId',
      says: 'the case of the cart is the one that cases has for it',
      pairs: ({ cases, cartInfo: { cartId, caseId } }) =>
        cases.filter((one) => cartId !== '' && one.cartId === cartId).map(({ caseID }) => [caseId, caseID]),
      right: { part: { cartInfo: { cartId: 'c', caseId: 'x' }, cases: [{ caseID: 'x', cartId: 'c' }] } },
      wrong: { part: { cartInfo: { cartId: 'c', caseId: 'y' }, cases: [{ caseID: 'x', cartId: 'c' }] } },
    },
    {
      id: 'finding-of-no-line',
      at: 'cartValidationErrors[].fieldPath',
      says: 'a finding about lines names lines of the cart',
      pairs: ({ cartValidationErrors = [], cartInfo: { lines } }) =>
        cartValidationErrors.flatMap(({ fieldPath }) =>
          fieldPath === undefined
            ? []
            : [
                among(
                  fieldPath.split(','),
                  lines.map(({ lineId }) => lineId),
                ),
              ],
        ),
      right: { part: { cartValidationErrors: [{ fieldPath: 'a' }], cartInfo: { lines: [{ lineId: 'a' }] } } },
      wrong: { part: { cartValidationErrors: [{ fieldPath: 'b' }], cartInfo: { lines: [{ lineId: 'a' }] } } },
    },
  ]),
  wherever(CaseSummarySchema, [
    {
      id: 'lock-flag-differs',
      at: 'explicitLock',
      says: 'explicitLock is true exactly where lockedChannelID names the channel that holds the cart',
      pairs: ({ explicitLock, lockedChannelID }) => [[explicitLock, lockedChannelID !== undefined]],
      right: { part: { explicitLock: true, lockedChannelID: 'VZW-RETAIL' } },
      wrong: { part: { explicitLock: false, lockedChannelID: 'VZW-RETAIL' } },
    },
    {
      id: 'unlocks-nothing',
      at: 'unlockChannel',
      says: 'a cart can be taken over only from a channel that holds it',
      pairs: ({ unlockChannel, explicitLock }) =>
        unlockChannel === 'Y' ? [[{ explicitLock }, { explicitLock: true }]] : [],
      right: { part: { unlockChannel: 'Y', explicitLock: true } },
      wrong: { part: { unlockChannel: 'Y', explicitLock: false } },
    },
    {
      id: 'lock-is-over',
      at: 'lockedUntil',
      says: 'lockedUntil is still to come, and is there only while a channel holds the cart',
      pairs: ({ explicitLock, lockedUntil }, { clock }) => [
        ...(lockedUntil === undefined ? [] : [[explicitLock, true] as const]),
        ...instantToCome(lockedUntil, clock, minutes),
      ],
      right: {
        part: { explicitLock: true, lockedUntil: '2026-01-01T00:15:00.000Z' },
        call: { clock: [Date.UTC(2026, 0, 1)] },
      },
      wrong: {
        part: { explicitLock: true, lockedUntil: '2025-12-31T19:15:00.000Z' },
        call: { clock: [Date.UTC(2026, 0, 1)] },
      },
    },
    {
      id: 'changed-in-the-future',
      at: 'changedAt',
      says: 'changedAt is not in the future',
      pairs: ({ changedAt }, { clock }) => instantPast(changedAt, clock, minutes),
      right: { part: { changedAt: '2026-01-01T00:00:00.000Z' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
      wrong: { part: { changedAt: '2026-01-01T05:00:00.000Z' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
    },
  ]),
]
